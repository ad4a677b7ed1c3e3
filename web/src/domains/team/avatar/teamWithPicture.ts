/** What of a team its picture needs. */
export interface TeamWithPicture {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | null | undefined;
}
