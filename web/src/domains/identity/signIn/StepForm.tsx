import { styled } from '@mui/material/styles';

/** The frame of a step: our own messages in place of the browser's, even spacing. */
export const StepForm = styled((props: React.ComponentProps<'form'>) => <form noValidate {...props} />)({
  display: 'grid',
  gap: 20,
  '& .MuiOutlinedInput-root': { minHeight: 44 },
});
