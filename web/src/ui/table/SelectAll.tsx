import { useIntl } from 'react-intl';
import { tableTexts } from './messages.ts';
import { readRows, type RowSource } from './rowSource.ts';
import { SelectBox } from './SelectBox.tsx';
import type { TableSelection } from './tableSelection.ts';
import { useLoadedSelection } from './useSelection.ts';

/** The box in the head of a list: it selects all that is loaded, and lets go again. Its menu offers more. */
export function SelectAll<Row>({
  selection: { store, scopeKey, isWaiting = false, selectAllLabel, isShownOnly = false, onSelectWhole, menu },
  source,
}: {
  selection: TableSelection<Row>;
  source: RowSource<Row>;
}) {
  const { formatMessage } = useIntl();
  const state = useLoadedSelection(store, source.keys, scopeKey);
  const setShown = (isOn: boolean) => store.set(readRows(source, source.keys), isOn);
  const select = onSelectWhole ?? (() => setShown(true));
  const letGo = () => (isShownOnly ? setShown(false) : store.clear());
  return (
    <>
      <SelectBox
        label={selectAllLabel ?? formatMessage(onSelectWhole ? tableTexts.selectWhole : tableTexts.selectAll)}
        isChecked={state === 'all'}
        isMixed={state === 'some'}
        isDisabled={isWaiting || source.keys.length === 0}
        onToggle={() => (state === 'all' ? letGo() : select())}
      />
      {menu}
    </>
  );
}
