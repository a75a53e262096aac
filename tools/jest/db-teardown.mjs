/** Stops the server that db-setup started and removes its folder. */
export default async function tearDown() {
  await globalThis.porticoTestServer?.stop();
}
