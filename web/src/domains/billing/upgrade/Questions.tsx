import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ChevronRightIcon } from '../../../ui/icons.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { questionTexts } from './questionMessages.ts';

const QUESTIONS = [
  { question: questionTexts.person, answer: questionTexts.personAnswer },
  { question: questionTexts.guests, answer: questionTexts.guestsAnswer },
  { question: questionTexts.trial, answer: questionTexts.trialAnswer },
  { question: questionTexts.cycle, answer: questionTexts.cycleAnswer },
  { question: questionTexts.currency, answer: questionTexts.currencyAnswer },
];

const Item = styled('details')(({ theme: { vars, typography } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& summary': {
    ...typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '10px 0',
    fontWeight: 550,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 4 },
    '& svg': { flexShrink: 0, color: vars.palette.text.secondary, transition: 'transform 120ms' },
  },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
}));

/** What people ask before they buy PRO, each with its answer. */
export function Questions() {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(questionTexts.title)}>
      {QUESTIONS.map(({ question, answer }) => (
        <Item key={question.id}>
          <summary>
            <ChevronRightIcon fontSize="small" aria-hidden />
            {formatMessage(question)}
          </summary>
          <Box sx={{ pl: 2.75, pb: 1.5 }}>
            <Typography color="text.secondary">{formatMessage(answer)}</Typography>
          </Box>
        </Item>
      ))}
    </SectionCard>
  );
}
