/** The settings without which nothing starts in production; no mail server is where they say. */
export const productionSettings = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'muster@orbit.example',
  CONSOLE_URL: 'https://admin.orbit.example',
  CHAT_URL: 'https://{teamUrl}.chat.orbit.example',
} as const;
