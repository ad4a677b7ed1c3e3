import { DevEndpoints } from '../../../scripts/devEndpoints.ts';

type Session = { guid: string; token: string };
type Field = { fieldId: string; teamValues: { valueId: string }[] };
export type UserGroup = { id: string; constraints: { fieldId: string; values: string[] }[] };

/** The reference services, asked by an admin of a team. */
export type Services = {
  get: Ask;
  post: Ask;
  /** A call that takes a file, with its query. */
  upload: <Answer>(path: string, query: object, form: FormData) => Promise<Answer>;
};
type Ask = <Answer>(path: string, sent?: object) => Promise<Answer>;

const jsonOf = (body: object | undefined) =>
  body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};

async function send<Answer>(method: 'GET' | 'POST', url: URL, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    ...(body instanceof FormData ? { body } : jsonOf(body)),
  });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Signs an admin in at the services. */
export async function servicesOf(upstreamUrl: string, email: string): Promise<Services> {
  const at = (path: string, values: object = {}) => {
    const url = new URL(upstreamUrl + path);
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, String(value));
    return url;
  };
  const { guid } = await send<{ guid: string }>('POST', at('/identity/issue-pin'), { email });
  const pin = await new DevEndpoints(upstreamUrl).pinOf(email);
  const { token } = await send<{ token: string }>('POST', at('/identity/authenticate'), { guid, pin });
  const session: Session = { guid, token };
  return {
    get: (path, query = {}) => send('GET', at(path, { ...query, ...session })),
    post: (path, body = {}) => send('POST', at(path, session), body),
    upload: (path, query, form) => send('POST', at(path, { ...query, ...session }), form),
  };
}

/** Adds user groups until the team has so many: each names one to three of the fields, and every third value or so of each. */
export async function fillUserGroups({ get, post }: Services, total: number): Promise<UserGroup[]> {
  const { fields } = await get<{ fields: Field[] }>('/field/v2/fields-info', { teamValues: true });
  const { criteria } = await get<{ criteria: UserGroup[] }>('/userGroup/v2/criteria');
  const added: UserGroup[] = [];
  for (let nth = criteria.length; nth < total; nth += 1) {
    const constraints = fields
      .filter((_field, place) => (nth >> place) % 2 === 1 || place === nth % fields.length)
      .map(({ fieldId, teamValues }) => ({
        fieldId,
        values: teamValues.filter((_value, place) => (place + nth) % 3 === 0).map(({ valueId }) => valueId),
      }));
    const group = { name: `Bench ${nth}`, description: 'Made to be counted', visibleTo: 'admin', constraints };
    added.push(await post<UserGroup>('/userGroup/add-criteria', group));
  }
  return [...criteria, ...added];
}
