import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldList, type FieldListProps } from './FieldList.tsx';
import { fieldListTexts } from './fieldListMessages.ts';
import { enterpriseNames } from '../shared/enterpriseNameMessages.ts';
import { useFieldOrder } from './useFieldOrder.ts';

/** The fields in profiles, which can be ordered where the team may, and those that are archived. */
export function FieldSections({
  fields,
  canChange,
  inProfilesList,
  archivedList,
  readAgain,
  ...list
}: FieldListProps & {
  inProfilesList: RefObject<HTMLOListElement | null>;
  archivedList: RefObject<HTMLOListElement | null>;
  readAgain: () => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { inProfiles, order } = useFieldOrder(fields, readAgain);
  const archived = fields.filter(({ isArchived }) => isArchived);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {inProfiles.length === 0 ? (
        <Paper variant="outlined" sx={{ p: 2.5 }}>
          <Typography color="text.secondary">{formatMessage(fieldListTexts.allArchivedText)}</Typography>
        </Paper>
      ) : (
        <FieldList
          {...list}
          canChange={canChange}
          listRef={inProfilesList}
          fields={inProfiles}
          headingLevel="h2"
          label={formatMessage(enterpriseNames.fields)}
          onOrder={canChange && inProfiles.length > 1 ? order : null}
        />
      )}
      {archived.length > 0 && (
        <section aria-labelledby={id}>
          <Typography variant="h2" id={id}>
            {formatMessage(fieldListTexts.archived)}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {formatMessage(fieldListTexts.archivedText)}
          </Typography>
          <FieldList
            {...list}
            canChange={canChange}
            listRef={archivedList}
            fields={archived}
            headingLevel="h3"
            label={formatMessage(fieldListTexts.archived)}
            onOrder={null}
          />
        </section>
      )}
    </Box>
  );
}
