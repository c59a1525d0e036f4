/** Words that a language does not use on screen, with what is said instead. */
export interface WordRule {
  readonly locale: 'en-US' | 'zh-CN'
  readonly name: string
  readonly pattern: RegExp
  /** Keys of the texts that it is about; of all, if absent. */
  readonly keys?: RegExp
}

const english = (name: string, pattern: RegExp, keys?: RegExp): WordRule => ({
  ...{ locale: 'en-US', name, pattern },
  ...(keys && { keys }),
})

/** Keys of the Solana area. */
const ofSolana = /^sol(?:ana|juplock|presale|stake|tokenlock)/
/** What pages say also where somebody can change the program; their notice says that somebody can. */
const promises = /^(?:solana_lock_create|solpresalepage|solstakepage)_lead$/
const withoutRules = /^(?!.*(?:rules|规则))/

const englishRules: readonly WordRule[] = [
  english(
    'a sentence has its subject first, no headless what or who',
    /(?:^|[.!:;•] |\n)(?:What|Who|Whom|Whose|Whoever|Whatever)\b(?![^.!\n]*\?)/,
  ),
  english(
    'something is not, it “is no …”',
    /(?<!\bthere )\b(?:is|are|was|were|be) (?:no(?! longer\b)|none|nobody)\b/i,
  ),
  english(
    'states are named plainly: nothing is told, lies, stands or does not answer',
    /\b(?:anew|told|lies|lying|stands?|stood|(?:does|do|did) not answer|(?:gave|gives) no answer|c[ao]me about|go(?:es)? on|went on)\b/i,
  ),
  english(
    'no allegory and no old words',
    /\b(?:afloat|on the water|comforts?|out of existence|think ill|for ever|for good|not to be had|behind us|whoever|whatsoever)\b/i,
  ),
  english(
    'the words of the field: transfer, extend, simulate, repair, linear, min and max buy, slippage tolerance, FDV',
    /\b(?:hand(?:s|ed|ing)? over|prolong\w*|rehears\w*|mend(?:s|ed|ing)?|evenly|(?:smallest|largest) purchase|price may move|waiting for your wallet|holding that counts|worth of the whole supply|lying in the pool|leave the sale)\b/i,
  ),
  english(
    'lists and pages say how far a thing is under one word, its status',
    /^State\b|\b(?:any|all|this) states?\b|(?:\bor|:) state\b/i,
    // That of a chain at a block is its state.
    /^(?!certificate_)/,
  ),
  english(
    'a button is a verb and its object',
    /^(?:Look|Count|Set|Offer|Let it earn|Mend it.*|Go on)$/,
  ),
  english(
    'what has ended no longer is; nothing is not “any more”',
    /\bany more\b(?=[.,:;!?]|$)|\banymore\b/i,
  ),
  english('quotes and apostrophes are those of print: “ ” ’', /['"]/),
  english(
    'US spelling',
    /\b\w*(?:colour|harbour|favour|neighbour|labour|honour|behaviour|centre|licence|catalogue|programme|judgement)s?\b|\b(?:grey|towards|learnt|burnt|e-mails?)\b|cancell(?:ed|ing)|\b\w+(?:gan|cogn|mar|author|tim|nim|xim|ial|custom|real|util)is(?:e[ds]?|ing|ations?)\b/i,
  ),
  english(
    'what is sold before a launch is a presale; a sale is one of NFTs',
    /(?<!\b(?:for|NFT) )\bsales?\b/i,
    /^(?!.*(?:nft|collection))/i,
  ),
  english('slots of whitelists are bought and sold in the whitelist store', /\bwhitelist market/i),
  english(
    'the part of a pool is named liquidity, also as a label',
    /^(?:tokens )?into the pool\b/i,
  ),
  english(
    'of Solana: SPL Token, network, creator, transfer tax, associated token account; contributions are taken back',
    /\b(?:classic|original token|first token program|clusters?|makers?|usual (?:token )?account|token’s tax|(?:is|are) refunded)\b/i,
    ofSolana,
  ),
  english('a program that can be changed keeps its rules, no more', withoutRules, promises),
  english(
    'the name of a page says which pool: it also stands where nothing around it does',
    /(?<!\b(?:staking|liquidity) )\bpools?\b/i,
    /^shell_route_/,
  ),
]

/** What one concept was also called in Chinese, and its word. */
export const chineseTerms: Readonly<Record<string, string>> = {
  销售: '预售；NFT 为发售',
  公平销售: '公平预售',
  二次销售: '二级市场',
  投入: '认购；存入',
  运营者: '运营方',
  检查方: '签发方',
  出资: '认购',
  资金池: '流动性池',
  池子: '流动性池',
  交易池: '流动性池',
  底池: '流动性池',
  流动池: '流动性池',
  开放交易: '开启交易',
  交易已开放: '交易已开启',
  发射: '开盘',
  启动合约: '开盘合约',
  启动者: '开盘合约',
  启动台: '预售平台',
  集中开盘: '集合开盘',
  批量开盘: '集合开盘',
  撮合: '结算',
  上市: '上线',
  报价: '挂单',
  白名单商店: '白名单市场',
  第一档: 'T1',
  第二档: 'T2',
  等级: '档位',
  头寸: '仓位',
  系列: '合集',
  藏品: '合集',
  包装: '封装',
  燃料费: '网络费',
  网络手续费: '网络费',
  网络费用: '网络费',
  交易限额: '单笔交易上限',
  钱包限额: '持仓上限',
  预演: '模拟',
  试运行: '模拟',
  移交: '转让',
  取出: '提取',
  标志: 'Logo',
  未响应: '暂不可用',
  没有响应: '暂不可用',
  无响应: '暂不可用',
  兑换比率: '兑换率',
  兑换比例: '兑换率',
  上线价格: '上线兑换率',
  不高于预售价格: '不高于预售兑换率',
  计息: '参与分红',
  回购: '兑换阈值',
  触发回流: '兑换阈值',
  触发兑换的: '兑换阈值',
  每个字: '每个存储槽',
  价格可变动: '滑点容差',
  允许减少的流动性: '滑点容差',
  总量价值: '完全稀释市值',
  总市值: '完全稀释市值',
  抢跑: '狙击',
  标记: '徽章',
  赦免: '解除冻结',
  自己的口: '由合约自行报告，未经核实',
  自身之口: '由合约自行报告，未经核实',
  自述: '由合约自行报告，未经核实',
  原生货币: '原生币',
  钱包和浏览器: '钱包和区块浏览器',
  你: '您',
}

const chineseRules: readonly WordRule[] = [
  ...Object.entries(chineseTerms).map(
    ([word, instead]): WordRule => ({
      ...{ locale: 'zh-CN', name: `不用“${word}”，用“${instead}”`, pattern: new RegExp(word) },
    }),
  ),
  {
    ...{ locale: 'zh-CN', name: '标签中流动性池的部分是流动性' },
    pattern: /^(?:达到.+时)?进入(?:流动性)?池(?:的代币|并锁定)?$/,
  },
  {
    ...{ locale: 'zh-CN', name: '名词是 NFT 锁仓', pattern: /NFT 锁定(?![至到])/ },
  },
  {
    ...{ locale: 'zh-CN', name: '预售的资金是认购', pattern: /付款/, keys: /^presale_/ },
  },
  {
    ...{ locale: 'zh-CN', name: '完成的预售是已完成', pattern: /^已结束$/ },
    keys: /^(?:presale_status|share_state|cli_presale)_finished$/,
  },
  {
    ...{
      locale: 'zh-CN',
      name: '质押锁定多久是锁定期',
      pattern: /锁定时间/,
      keys: /^(?:sol)?stake/,
    },
  },
  {
    ...{ locale: 'zh-CN', name: '奖励的快慢是发放速度', pattern: /速率/, keys: /^(?:sol)?stake/ },
  },
  {
    ...{
      locale: 'zh-CN',
      name: '何时锁定是锁定于',
      pattern: /^锁定时间$/,
      keys: /lock_(?:fact_)?since$/,
    },
  },
  {
    ...{ locale: 'zh-CN', name: '徽章不是认证', pattern: /认证/, keys: /^badges_/ },
  },
  {
    ...{
      locale: 'zh-CN',
      name: 'Solana：SPL Token、网络、创建者、转账税、接收人、关联代币账户，可取回',
    },
    pattern:
      /传统 SPL|原代币程序|第一代代币|集群|发行方|代币税|接收方|默认代币账户|均可退款|所有人退款/,
    keys: ofSolana,
  },
  {
    ...{
      locale: 'zh-CN',
      name: '可更改的程序只按其规则承诺',
      pattern: withoutRules,
      keys: promises,
    },
  },
  {
    ...{ locale: 'zh-CN', name: '中英文之间留空格' },
    pattern: /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]/,
  },
  {
    ...{ locale: 'zh-CN', name: '全角标点', pattern: /[\u4e00-\u9fff][,;:!?]|\.{3}|……/ },
  },
]

export const wordRules: readonly WordRule[] = [...englishRules, ...chineseRules]
