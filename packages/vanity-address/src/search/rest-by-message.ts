/** Lets messages in. A timer would wait for a second in a hidden page; a message to oneself does not. */
export function createRest(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => waiting.shift()?.()
  return () =>
    new Promise((settle) => {
      waiting.push(settle)
      port2.postMessage(null)
    })
}
