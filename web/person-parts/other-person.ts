/** A person whom one may mute, block and report. */
export interface OtherPerson {
  id: string
  username: string
}
