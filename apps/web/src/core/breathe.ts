/** Lets the page draw and answer before the work goes on. @throws an AbortError when nobody waits any more */
export async function breathe(signal?: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal?.throwIfAborted()
}
