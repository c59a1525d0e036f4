// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode, Suspense, use } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const submit = vi.fn(async () => undefined)

type Page = typeof import('./use-reopened-review.ts') & typeof import('./reopen-review.ts')

/** The modules as a page finds them that has just been loaded. */
async function loadPage(): Promise<Page> {
  vi.resetModules()
  return {
    ...(await import('./use-reopened-review.ts')),
    ...(await import('./reopen-review.ts')),
  }
}

function Form(props: { page: Page; isReady: boolean; waitsFor?: Promise<void> }) {
  props.page.useReopenedReview(props.isReady, submit)
  if (props.waitsFor) use(props.waitsFor)
  return null
}

beforeEach(() => {
  sessionStorage.clear()
  submit.mockClear()
  window.history.replaceState(null, '', '/token/create')
})
afterEach(cleanup)

describe('a review that was open when the wallet switched the network', () => {
  test('opens once after the reload, as soon as everything is known', async () => {
    ;(await loadPage()).requestReview()
    const page = await loadPage()
    const shown = render(<Form page={page} isReady={false} />, { wrapper: StrictMode })
    expect(submit).not.toHaveBeenCalled()
    shown.rerender(<Form page={page} isReady />)
    expect(submit).toHaveBeenCalledTimes(1)
    shown.rerender(<Form page={page} isReady={false} />)
    shown.rerender(<Form page={page} isReady />)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('opens although a first render was thrown away', async () => {
    ;(await loadPage()).requestReview()
    const page = await loadPage()
    const { promise, resolve } = Promise.withResolvers<void>()
    const shown = await act(async () =>
      render(
        <Suspense>
          <Form page={page} isReady waitsFor={promise} />
        </Suspense>,
      ),
    )
    await act(async () => resolve())
    expect(submit).toHaveBeenCalledTimes(1)
    shown.unmount()
  })

  test('does not open on the page that is still on its way to the reload', async () => {
    const page = await loadPage()
    page.requestReview()
    render(<Form page={page} isReady />)
    expect(submit).not.toHaveBeenCalled()
    render(<Form page={await loadPage()} isReady />)
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('does not open on another page, nor where the switch failed', async () => {
    ;(await loadPage()).requestReview()
    window.history.replaceState(null, '', '/lock/token')
    const elsewhere = await loadPage()
    render(<Form page={elsewhere} isReady />)
    elsewhere.requestReview()
    elsewhere.forgetReviewRequest()
    render(<Form page={await loadPage()} isReady />)
    expect(submit).not.toHaveBeenCalled()
  })

  test('does not open for whoever comes back to the page later', async () => {
    ;(await loadPage()).requestReview()
    const page = await loadPage()
    vi.spyOn(performance, 'now').mockReturnValue(61_000)
    render(<Form page={page} isReady />)
    expect(submit).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})
