import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import { preferenceTexts } from './emailPreferencesMessages.ts';
import { TopicGroup } from './TopicGroup.tsx';
import { ALL_TOPICS, TOPIC_GROUPS, type Topic } from './topics.ts';
import { usePreferencesForm } from './usePreferencesForm.ts';

const nothing = () => undefined;

/** The topics while it is not known which of them are on. */
export function PreferencesSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy="true">
      {TOPIC_GROUPS.map(({ title, topics }) => (
        <TopicGroup key={title.id} title={formatMessage(title)} topics={topics} chosen={null} onToggle={nothing} />
      ))}
    </Box>
  );
}

/** Which mails to get: a switch for each topic, saved together. */
export function PreferencesForm({ saved }: { saved: readonly Topic[] }) {
  const { formatMessage } = useIntl();
  const { chosen, isDirty, state, failure, choose, toggle, discard, save } = usePreferencesForm(saved);
  const isAllOff = chosen.length === 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit}>
      <PageHeader
        title={formatMessage(preferenceTexts.title)}
        description={formatMessage(preferenceTexts.description)}
        action={
          <Button onClick={() => choose(isAllOff ? ALL_TOPICS : [])}>
            {formatMessage(isAllOff ? preferenceTexts.subscribeAll : preferenceTexts.unsubscribeAll)}
          </Button>
        }
      />
      <Box role="status">
        {isAllOff && (
          <Alert severity="info" role="none" sx={{ mb: 2 }}>
            {formatMessage(isDirty ? preferenceTexts.allOffUnsaved : preferenceTexts.allOff)}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {TOPIC_GROUPS.map(({ title, topics }) => (
          <TopicGroup key={title.id} title={formatMessage(title)} topics={topics} chosen={chosen} onToggle={toggle} />
        ))}
      </Box>
      <SaveBar
        isDirty={isDirty}
        state={state}
        failure={failure && <FailureAlert text={formatMessage(preferenceTexts.saveFailed)} {...failure} />}
        onDiscard={discard}
      />
    </form>
  );
}
