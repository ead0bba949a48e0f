import { expect, test } from 'vitest'
import { failureSentence, readFailure } from './mail-failure.ts'

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'offers no encryption that can be trusted (DEPTH_ZERO_SELF_SIGNED_CERT)'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'offers no encryption that can be trusted (ERR_TLS_CERT_ALTNAME_INVALID)'],
  ['ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE', 'offers no encryption that can be trusted (ERR_SSL_'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'smtps:// is for port 465, smtp:// for 587 and 25'],
  ['ETIMEDOUT', 'smtps:// is for port 465, smtp:// for 587 and 25'],
])('a connection that ends with %s is told with its cause and the setting', (originalCode, sentence) => {
  const failure = readFailure(Object.assign(new Error('It ended'), { code: 'ESOCKET', originalCode }))
  expect(failureSentence(failure)).toContain(sentence)
  expect(failure.isOfAll).toBe(true)
})
