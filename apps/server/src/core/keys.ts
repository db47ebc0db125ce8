/** Secrets from the environment, or made once under `DATA_DIR/keys` (0600). All are 32 bytes. */
export interface Keys {
  /** AES key that seals envelopes; `contentKeyId` names it so that it can be rotated. */
  content: Uint8Array
  contentKeyId: string
  /** HMAC key of `_vv`. */
  sign: Uint8Array
  /** HMAC key of access tokens (JWT). */
  token: Uint8Array
  /** HMAC key of signed media addresses. */
  media: Uint8Array
}
