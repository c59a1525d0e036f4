import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { requireChromium } from '../../../scripts/checks/system.ts'
import { type SourceServer, serveSources } from './serve-sources.ts'

/** A browser whose WebGPU adapter is imitated by the processor: right, and slow. */
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
]

export interface SearchPage {
  readonly page: Page
  readonly context: BrowserContext
  readonly server: SourceServer
  close(): Promise<void>
}

/** A page that can import the package's sources. @param extraFlags for the browser's command line */
export async function openSearchPage(extraFlags: readonly string[] = flags): Promise<SearchPage> {
  const server = await serveSources()
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: requireChromium(), args: [...extraFlags] })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(server.url)
    await page.waitForFunction(() => 'inPage' in globalThis)
    const close = async () => {
      await browser?.close()
      await server.stop()
    }
    return { page, context, server, close }
  } catch (error) {
    await browser?.close()
    await server.stop()
    throw error
  }
}
