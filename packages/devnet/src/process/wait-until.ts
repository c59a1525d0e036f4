/**
 * Asks again and again until the answer is `true`.
 *
 * @param ask returns true, or in words what is still missing; what it throws counts as "missing"
 * @param timeoutMs time allowed, in milliseconds
 * @returns undefined when it came true, otherwise the last thing that was missing
 */
export async function waitUntil(
  ask: () => Promise<true | string>,
  timeoutMs: number,
  options: { readonly pollMs?: number; readonly signal?: AbortSignal } = {},
): Promise<string | undefined> {
  const deadline = Date.now() + timeoutMs
  let missing = 'no answer yet'
  while (!options.signal?.aborted) {
    try {
      const answer = await ask()
      if (answer === true) return undefined
      missing = answer
    } catch (error) {
      missing = error instanceof Error ? error.message : String(error)
    }
    if (Date.now() >= deadline) return missing
    await new Promise((resolve) => setTimeout(resolve, options.pollMs ?? 100))
  }
  return missing
}

/** Readiness by HTTP: true for a 2xx answer, otherwise the status in words. A single request may take two seconds. */
export async function answersOk(url: string): Promise<true | string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
  await response.body?.cancel()
  return response.ok ? true : `${url} answers ${response.status}`
}
