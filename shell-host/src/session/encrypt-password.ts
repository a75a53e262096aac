/** Encrypts passwords on their way; tests put a readable one in its place. */
export const passwordCipher = { encrypt: encryptPassword };

/** The password under the server's public key, base64. The cipher is fetched when somebody signs in, not before. */
async function encryptPassword(publicKey: string, password: string): Promise<string> {
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const encrypted = cipher.encrypt(password);
  if (encrypted === false) throw new Error('The password could not be encrypted.');
  return encrypted;
}
