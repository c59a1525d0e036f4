import lighthouse from 'lighthouse'

export type LighthouseScores = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
}

/**
 * Lighthouse's own view: a phone on simulated slow 4G with a quarter of the processor.
 * @param port of a Chromium with remote debugging
 * @returns scores from 0 to 100
 * @throws Error when Lighthouse could not judge the page
 */
export async function getLighthouseScores(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  })
  const score = (category: string): number => {
    const value = result?.lhr.categories[category]?.score
    if (value === null || value === undefined) {
      throw new Error(`Lighthouse gave no ${category} score for ${url}.`)
    }
    return Math.round(value * 100)
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
  }
}
