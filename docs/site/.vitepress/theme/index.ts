// The default theme without its font files: the system has fonts for both languages.
import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import './style.css'

/** Pages that exist in Chinese: the guide. Of others, the menu of languages leads to its beginning. */
const inChinese = /^\/zh\/(?:guide\/.*|index\.html)?(?:[?#].*)?$/

export default {
  extends: theme,
  enhanceApp({ router }) {
    router.onBeforeRouteChange = (to) => {
      if (!to.startsWith('/zh/') || inChinese.test(to)) return
      router.go('/zh/')
      return false
    }
  },
} satisfies Theme
