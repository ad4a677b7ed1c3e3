// The least that a page behind the router needs of the console's libraries: one query, one list, nothing of ours.
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { RouterProvider, createHashRouter } from 'react-router-dom';

const name = (value) => ({ kind: 'Name', value });
const field = (value) => ({ kind: 'Field', name: name(value) });
const document = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: name('hello'),
      selectionSet: { kind: 'SelectionSet', selections: [field('__typename')] },
    },
  ],
};

function Page() {
  const { data, loading } = useQuery(document);
  return createElement(
    Paper,
    null,
    createElement(Typography, { variant: 'h1' }, createElement(FormattedMessage, { id: 'title' })),
    createElement(Alert, { severity: 'info' }, data?.__typename),
    createElement(Tooltip, { title: 'Hello' }, createElement(IconButton, null, 'Hello')),
    loading ? createElement(Skeleton) : createElement(Box),
    createElement(
      Dialog,
      { open: false },
      createElement(DialogTitle, null, 'Hello'),
      createElement(DialogContent, null, 'Hello'),
      createElement(DialogActions, null, createElement(Button, null, 'Hello')),
    ),
  );
}

const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/graphql' }) });
const router = createHashRouter([{ path: '/', element: createElement(Page) }]);
const page = createElement(ApolloProvider, { client }, createElement(RouterProvider, { router }));
createRoot(globalThis.document.getElementById('root')).render(
  createElement(
    IntlProvider,
    { locale: 'en-US', messages: { title: [{ type: 0, value: 'Hello' }] } },
    createElement(ThemeProvider, { theme: createTheme({ colorSchemes: { dark: true } }) }, page),
  ),
);
