/** Apps of the chat product that demo teams have installed. */
export const demoApps: readonly { appId: string; name: string; description: string }[] = [
  { appId: 'calendar', name: 'Calendar', description: 'Reminds of meetings and shows who is busy.' },
  { appId: 'code-review', name: 'Code Review', description: 'Posts pull requests that wait for somebody.' },
  { appId: 'notes', name: 'Notes', description: 'Keeps notes beside a conversation.' },
  { appId: 'polls', name: 'Polls', description: 'Asks a channel a question and counts the answers.' },
  { appId: 'standup', name: 'Stand-up', description: 'Collects what everybody is working on.' },
  { appId: 'tasks', name: 'Tasks', description: 'Turns messages into tasks with a date.' },
  { appId: 'translate', name: 'Translate', description: 'Translates messages into the reader’s language.' },
  { appId: 'weather', name: 'Weather', description: 'Says each morning what to wear.' },
  { appId: 'whiteboard', name: 'Whiteboard', description: 'Lets a call draw together.' },
];
