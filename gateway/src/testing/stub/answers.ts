import type { OperationName, Service } from '../../generated/upstream/contract.ts';
import type { Answers, Asked } from './answer.ts';
import { billingAnswers } from './billing.ts';
import { bulkAnswers } from './bulk.ts';
import { channelAnswers } from './channel.ts';
import { chatExportAnswers } from './chatExport.ts';
import { eventAnswers } from './event.ts';
import { fieldAnswers } from './field.ts';
import { geolocationAnswers } from './geolocation.ts';
import { guestAnswers } from './guest.ts';
import { identityAnswers } from './identity.ts';
import { importAnswers } from './import.ts';
import { licenceAnswers } from './licence.ts';
import { memberAnswers } from './member.ts';
import { paymentAnswers } from './payment.ts';
import { recordingAnswers } from './recording.ts';
import { scimAnswers } from './scim.ts';
import { ssoAnswers } from './sso.ts';
import { teamAnswers } from './team.ts';
import { userGroupAnswers } from './userGroup.ts';
import { webhookAnswers } from './webhook.ts';

const answers: { readonly [S in Service]: Answers<S> } = {
  billing: billingAnswers,
  bulk: bulkAnswers,
  channel: channelAnswers,
  chatExport: chatExportAnswers,
  event: eventAnswers,
  field: fieldAnswers,
  // Files are what the tests of their transfer say.
  file: {},
  geolocation: geolocationAnswers,
  guest: guestAnswers,
  identity: identityAnswers,
  import: importAnswers,
  licence: licenceAnswers,
  member: memberAnswers,
  payment: paymentAnswers,
  recording: recordingAnswers,
  scim: scimAnswers,
  sso: ssoAnswers,
  team: teamAnswers,
  userGroup: userGroupAnswers,
  webhook: webhookAnswers,
};

/** A call that is known by its name only: that its parts are of the contract's form is checked before it is answered. */
type AnyAsked = Omit<Asked<Service, OperationName<Service>>, 'query' | 'body'> & { query: unknown; body: unknown };

/** What the stub answers by itself, by `service.operation`. */
export const answersByName: ReadonlyMap<string, (asked: AnyAsked) => unknown> = new Map(
  Object.entries(answers).flatMap(([service, calls]) =>
    Object.entries<unknown>(calls).map(
      ([operation, answer]) => [`${service}.${operation}`, answer as (asked: AnyAsked) => unknown] as const,
    ),
  ),
);
