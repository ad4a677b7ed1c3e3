import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { failureTexts } from '../failureMessages.ts';
import { importPhrases, importTexts, stageNames } from '../importMessages.ts';
import { addedOf, foundIn, isNothing } from './importFacts.ts';
import { useAmountWords } from './useAmountWords.ts';
import type { Import } from './useImports.ts';

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Notes = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.75 }}>{children}</Box>
);

/** What is being done, and how much of it is done where that is known. */
function Stage({ of: { stage, progress } }: { of: Import }) {
  const { formatMessage } = useIntl();
  const what = formatMessage(stageNames[stage]);
  if (!progress || progress.total <= 0) return <Typography sx={{ fontWeight: 550 }}>{what}</Typography>;
  const percent = Math.min(progress.done / progress.total, 1);
  const quarter = Math.floor(percent * 4) / 4;
  return (
    <ProgressLine
      label={what}
      text={formatMessage(importPhrases.percent, { percent })}
      share={percent}
      announced={formatMessage(importPhrases.announced, { what, percent: quarter })}
    />
  );
}

/** An import that is under way: how far it is, what was found, and that an e-mail tells of its end. */
export function RunningImport({ of }: { of: Import }) {
  const { formatMessage } = useIntl();
  const wordsOf = useAmountWords();
  const { counts, fileName, startedBy, stage } = of;
  const found = foundIn(counts);
  return (
    <Notes>
      <Stage of={of} />
      <Note>
        <bdi>{fileName}</bdi>
      </Note>
      {!isNothing(found) && <Note>{formatMessage(importPhrases.found, { what: wordsOf(found) })}</Note>}
      {stage === 'IMPORTING' && <Note>{formatMessage(importPhrases.brought, { what: wordsOf(addedOf(counts)) })}</Note>}
      <Note>{formatMessage(importPhrases.mailed, { name: startedBy })}</Note>
    </Notes>
  );
}

/** Where the team is found, in a new tab. */
function TeamLink({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  const address = href.replace(/^https?:\/\//u, '').replace(/\/$/u, '');
  const text = formatMessage(importPhrases.open, { address });
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text} (${formatMessage(uiMessages.opensInNewTab)})`}
    >
      {text}
      <ExternalIcon aria-hidden sx={{ fontSize: 14, ml: 0.5, verticalAlign: '-2px' }} />
    </Link>
  );
}

/** An import that is over: when, what came of it or why nothing did, and where that is told in full. */
export function EndedImport({ of }: { of: Import }) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  const wordsOf = useAmountWords();
  const { status, failure, finishedAt, counts, startedBy, teamLink, fileName } = of;
  if (status === 'UNKNOWN') return <Note>{formatMessage(importTexts.unknown)}</Note>;
  const finished = finishedAt === null ? '' : formatMessage(importPhrases.finished, { date: tableDate(finishedAt) });
  return (
    <Notes>
      {status === 'FAILED' ? (
        <>
          <Typography>{formatMessage(failureTexts[failure ?? 'UNKNOWN'])}</Typography>
          {failure !== 'CANCELLED' && <Note>{formatMessage(importPhrases.checkMail, { name: startedBy })}</Note>}
        </>
      ) : (
        <Typography>{formatMessage(importPhrases.brought, { what: wordsOf(addedOf(counts)) })}</Typography>
      )}
      {teamLink !== null && (
        <Note>
          <TeamLink href={teamLink} />
        </Note>
      )}
      <Note>
        {finished}
        {finished && ' · '}
        <bdi>{fileName}</bdi>
      </Note>
    </Notes>
  );
}
