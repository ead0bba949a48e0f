/** Characters from which the library folds a line, short of the 78 of RFC 5322 2.1.1. */
const lineLength = 76
const header = 'Subject: '

/**
 * A subject in one encoded word (RFC 2047) behind what is ASCII before its first colon, as long as that fits a line: some
 * filters mistake folded subjects of letters about passwords. Others are left to the library, which folds them.
 */
export function oneLineSubject(subject: string): string {
  const [, prefix = '', rest = ''] = /^([\x20-\x7e]*?: )?(.*)$/s.exec(subject) ?? []
  // oxlint-disable-next-line no-control-regex -- what stands in a header as it is
  if (/^[\x00-\x7f]*$/.test(rest)) return subject
  const word = `${prefix}=?UTF-8?B?${Buffer.from(rest).toString('base64')}?=`
  return header.length + word.length < lineLength ? word : subject
}
