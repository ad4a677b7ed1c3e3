import { useIntl } from 'react-intl';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { ListCount, ListToolbar } from '../../../ui/table/ListToolbar.tsx';
import type { ListedWebhook } from '../useWebhooks.ts';
import { webhookPhrases, webhookTexts } from '../webhookMessages.ts';
import { type Choice, channelsOf, OWN, ownersOf, type WebhookFilter } from './webhookFilter.ts';

/** One of several choices, the first of which leaves nothing out. */
function Filter({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flexShrink: 0, maxWidth: 220, fontWeight: value === '' ? 400 : 550 }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Search and filters above the list. What all webhooks have in common is no filter. */
export function WebhookFilters({
  webhooks,
  filter,
  count,
  onChange,
}: {
  webhooks: readonly ListedWebhook[];
  filter: WebhookFilter;
  /** How many fit. */
  count: number;
  onChange: (values: Partial<WebhookFilter>, isTyping?: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  const [channels, owners] = [channelsOf(webhooks), ownersOf(webhooks)];
  const isOwner = webhooks.some(({ isOwned }) => isOwned);
  const me = { value: OWN, label: formatMessage(webhookTexts.me) };
  const all = (label: string) => ({ value: '', label });
  return (
    <ListToolbar
      search={
        <SearchField
          value={filter.search}
          label={formatMessage(webhookTexts.search)}
          onSearch={(search) => onChange({ search }, true)}
        />
      }
      filters={
        <>
          <Filter
            label={formatMessage(webhookTexts.filterType)}
            value={filter.type}
            choices={[
              all(formatMessage(webhookTexts.allTypes)),
              { value: 'incoming', label: formatMessage(webhookTexts.incoming) },
              { value: 'outgoing', label: formatMessage(webhookTexts.outgoing) },
            ]}
            onChange={(type) => onChange({ type })}
          />
          {(channels.length > 1 || filter.channel !== '') && (
            <Filter
              label={formatMessage(webhookTexts.filterChannel)}
              value={filter.channel}
              choices={[all(formatMessage(webhookTexts.allChannels)), ...channels]}
              onChange={(channel) => onChange({ channel })}
            />
          )}
          {(owners.length > 0 || filter.owner !== '') && (
            <Filter
              label={formatMessage(webhookTexts.filterOwner)}
              value={filter.owner}
              choices={[all(formatMessage(webhookTexts.allOwners)), ...(isOwner ? [me] : []), ...owners]}
              onChange={(owner) => onChange({ owner })}
            />
          )}
        </>
      }
      end={<ListCount text={formatMessage(webhookPhrases.total, { count })} />}
    />
  );
}
