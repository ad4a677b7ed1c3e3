// The least that a translated form in a theme needs of the console's libraries: a field, a button, nothing of ours.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { FormattedMessage, IntlProvider } from 'react-intl';

function Form() {
  const { register, handleSubmit } = useForm();
  return createElement(
    Box,
    { component: 'form', onSubmit: (event) => void handleSubmit(() => {})(event) },
    createElement(Typography, { variant: 'h1' }, createElement(FormattedMessage, { id: 'title' })),
    createElement(Alert, { severity: 'info' }, 'Hello'),
    createElement(TextField, { label: 'Hello', ...register('email') }),
    createElement(Button, { type: 'submit' }, 'Hello'),
  );
}

createRoot(document.getElementById('root')).render(
  createElement(
    IntlProvider,
    { locale: 'en-US', messages: { title: [{ type: 0, value: 'Hello' }] } },
    createElement(ThemeProvider, { theme: createTheme({ colorSchemes: { dark: true } }) }, createElement(Form)),
  ),
);
