// The default theme without its font files: the system has fonts for both languages.
import theme from 'vitepress/theme-without-fonts'
import './style.css'

export default theme
