// What examples of upstream calls are made of.
import type { Body, OperationName, Query, Service } from '@muster/upstream/contract';

/** What the gateway sends with a call. */
export type Example<S extends Service, O extends OperationName<S>> = {
  query?: Query<S, O>;
  body?: Body<S, O>;
  /** For a call that takes one. */
  file?: Uint8Array<ArrayBuffer>;
};

/** What who makes a call has in hand, of the main demo team as a rule. */
export type Known = {
  guid: string;
  token: string;
  teamId: string;
  accountId: string;
  jobId: () => Promise<string>;
  pin: () => Promise<string>;
  code: () => Promise<string>;
  /** The parts of a file's address. */
  file: () => Promise<Query<'file', 'content'>>;
  /** The secret of the team's provisioning token. */
  provisioning: () => Promise<string>;
  /** The parts of an incoming webhook's address. */
  hook: () => Promise<{ id: string; secret: string }>;
  /** The same of the address to which a channel template is sent. */
  uploadAddress: () => Promise<Query<'file', 'storeUpload'>>;
  /** The name of one that was sent there, and the id of one that was handed over. */
  uploadName: () => Promise<string>;
  uploadId: () => Promise<string>;
  /** A filled template that waits to be started. */
  checkedUploadId: () => Promise<string>;
  /** What begins a sign-in with Google in a team that requires it, and what a browser brings back from there. */
  googleStart: () => Promise<Body<'sso', 'startGoogleSignIn'>>;
  googleAnswer: () => Promise<string>;
  /** A video call that goes on. */
  callId: () => Promise<string>;
  /** A job, and an import, that may not have come to their end. */
  runningJobId: () => Promise<string>;
  runningImportId: () => Promise<string>;
  /** A file of people that waits to be started. */
  memberUploadId: (mode: PeopleMode) => Promise<string>;
  /** The parts of an address to which an archive is sent in parts, and the name of an archive that was sent. */
  partsAddress: () => Promise<Query<'file', 'uploadState'>>;
  archiveName: (source: SentSource) => Promise<string>;
  /** A change of the billing cycle that was asked for. */
  planChange: () => Promise<Body<'billing', 'processChangePlan'>>;
  /** Has whom the team's invoices are made out to. */
  address: () => Promise<void>;
  /** Licences that were ordered, for nothing or for something, and PRO. */
  licenceOrder: (wanted?: {
    currency?: 'USD' | 'INR';
    config_id?: string;
  }) => Promise<{ orderId: string; amount: number }>;
  proOrder: () => Promise<string>;
  /** What a bank has a browser post of an order. */
  bankReturn: () => Promise<Body<'payment', 'netBankingReturn'>>;
  /** What the card provider knows a card by that it was given. */
  cardSetup: () => Promise<string>;
  /** An invoice, and the bill for giving up PRO. */
  invoiceId: () => Promise<string>;
  billId: () => Promise<string>;
  /** An export of conversations that is done, and one that may not be. */
  finishedExportId: () => Promise<string>;
  pendingExportId: () => Promise<string>;
  /** Has the team's people sign in at their identity provider alone. */
  strict: () => Promise<void>;
  /** The last import of the team. */
  importId: () => Promise<string>;
};

/** What a file of people does. */
export type PeopleMode = Query<'bulk', 'validateUsersFile'>['mode'];

/** Sources whose archives are sent. */
export type SentSource = 'SLACK' | 'HIPCHAT_SERVER';

/** An example of every call of a service. */
export type ExamplesOf<S extends Service> = {
  [O in OperationName<S>]: (known: Known) => Example<S, O> | Promise<Example<S, O>>;
};
