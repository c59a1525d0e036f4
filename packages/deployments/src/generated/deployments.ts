// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "taxedAnnex": {
            "address": "0xEBdDD42e0b4E5b482ae786478a1360D5e8922eCA",
            "startBlock": 0,
            "codeHash": "0x4a86f2f974d46107ac452eca25069a6f3a99151831a00a7eb5cbba8c28c11003"
          },
          "platformRegistry": {
            "address": "0x58b852D1E6fB600A26CFF13908a01DBCe2f07176",
            "startBlock": 0,
            "codeHash": "0xf64d44d34f4175b263b16fb7328df3224faece2b14a5686db8ec7c0c8f4b6a50"
          },
          "tokenFactory": {
            "address": "0x5b7D064B823588cF465b99A2FFd9637Dc0D31470",
            "startBlock": 0,
            "codeHash": "0x82f33cd341d0f62e122ec43d79360915c15d4d3913bbfa1983875d210d2a2215"
          },
          "tokenDetector": {
            "address": "0x8F95d0D0974DeB3Df622eE4f8C98C87B4BDe864F",
            "startBlock": 0,
            "codeHash": "0x7c3f8aa7c2e943f8b138360aaf83019165315977094beda1d6d632aa7938b784"
          },
          "liquidityLocker": {
            "address": "0x4034F74edCF2e9a5332a9a0BAeF5299c3e6245b1",
            "startBlock": 0,
            "codeHash": "0xa0bcfbf97b92bf9633bb09608a6fcedd8abc0428d77bf73484be61ee271dc817"
          },
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0xC5Cd9b88A96eDF2c58523979665d272AF8A43c4a",
            "startBlock": 0,
            "codeHash": "0xcde4a540f4deee9ba209ecf0cefddc64b6e9092d2638b9b9673415ebddb8548d"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0xD37da2369F0d046A9873e3D3e296612976D312ce",
            "startBlock": 0,
            "codeHash": "0x845aba421e98fa4e82ddbb381f6365bab9cace60edc56fbe52823421b5375df3"
          },
          "launchPad": {
            "address": "0xaD091e1f371F3AE97194771De81a793bCa204497",
            "startBlock": 0,
            "codeHash": "0x814cb70b24eeb362ad8a270fc64faad02c2c4415123b41dea6bd0afd4307a32c"
          },
          "openingVault": {
            "address": "0xC2699b8de9be4F411Cfb1775eFa18b7a56Ced232",
            "startBlock": 0,
            "codeHash": "0x76b3a6cf4c78b91343caaf53c387223d21ce57478cc994f923a8c670468d8344"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xE44AEeC38aa0294406d3bB18b6d58D6d533fdC94",
            "startBlock": 0,
            "codeHash": "0xd329a9a484b3b4fa41e255e3b78939fc5fb8efa62da481d7a49ba906f2259ce3"
          },
          "whitelistMarket": {
            "address": "0x76be0534Bcc95FC1C26E643Be2116b58c92bFbd1",
            "startBlock": 0,
            "codeHash": "0x0f619b2682ddefe716c88d08f7a30c250d3864c2e218b415af01a063bd8fd4d0"
          },
          "sellCanary": {
            "address": "0x453Fd0fd74Bd9Ce7d143bF5732eAcd6950f8ff83",
            "startBlock": 0,
            "codeHash": "0x719d303f5d40090e8b8d8f83712d1aaea3e8881c8f3fa6a4391b1c9180fb5faa"
          },
          "presaleDesk": {
            "address": "0xCB72a53aDC1FeC9D49A01203C3624c55FF1d6815",
            "startBlock": 0,
            "codeHash": "0x6c57108514dc471eac09f552464dccbd802a27e6026162ea8e365f73a8927773"
          },
          "normalPresale": {
            "address": "0x8884B5Cc126544b4b8ed5AE1cE7Cec350e1b611b",
            "startBlock": 0,
            "codeHash": "0x56119b323716c637bbd8bf6166a17bdfe51e14acf24e31b03699ce5c7c630567"
          },
          "fairPresale": {
            "address": "0x2285c3Dbc20e0c5AA1216de11fFb1479DF1B32A4",
            "startBlock": 0,
            "codeHash": "0xe00f54c6edc435e23df63c7af9dfab5cb7941bfbe8170dc39dcec89328e8cbed"
          },
          "privatePresale": {
            "address": "0xCef1D1bD4C1A808029aeDd4E8a90208337586B7D",
            "startBlock": 0,
            "codeHash": "0x01a9ac68edeb6ed1dcbb2725f63e1bcc026b5d3878833ad4c2566ff5a0602cc5"
          },
          "presaleFactory": {
            "address": "0xdf03864Bb2Aeb9a538543886328aaDD06d817A2b",
            "startBlock": 0,
            "codeHash": "0xcb1e8c46428e5857eebbc6098326199484ae063916b574de8eaa163cabe31ddc"
          },
          "airdrop": {
            "address": "0xcD57FadE6E3067fA9Ef8CE1F16A279874F7C5F8A",
            "startBlock": 0,
            "codeHash": "0xc55d73fe9949cd5b8884b38b81058f5f633c1bd2d65de7b598970a8fa04c479e"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0xF4CD629107930E818Fb44A2129f83584CEd5E8E8",
            "startBlock": 0,
            "codeHash": "0x5dba8e6ad7b92c0fd8e5ea027c260e9c4578017977218aaa04831df7c28f4180"
          },
          "multisend": {
            "address": "0xC419D1bdDd2E4FF7e1C3D16efE47ba77d47aEa38",
            "startBlock": 0,
            "codeHash": "0x0973669e98116b3e45a49bd8a0b291ebe71806b005b29c205dab6fce73504018"
          },
          "poolFactory": {
            "address": "0x0C801645c24c62b755Bd869915E4606839c247E1",
            "startBlock": 0,
            "codeHash": "0xb601e7d94170811d81305f2d0905c78e7608027592be3b3ea10788cd888b9458"
          },
          "tokenPool": {
            "address": "0x7e449CEAc416b70d4048f0983cDeDd7a5203c41e",
            "startBlock": 0,
            "codeHash": "0x607716db902fe2261a55fc9be2c66265fbe19e60d751c52b5c0698f331be5a89"
          },
          "nftPool": {
            "address": "0x414eAAc7AD449e16C95715986c799D6c200A4B5f",
            "startBlock": 0,
            "codeHash": "0x9cbc2196d7f4989084a7d4063932a4f4652fa2096ff646948126d777dadfe73d"
          },
          "nftSale": {
            "address": "0x15c8DB3a7D6c3DC335eD14f4a549bFe75fA1Bba2",
            "startBlock": 0,
            "codeHash": "0x19b5dd87a3822809ab9f3317be2ba8e1d708085ca8b1cea4eee1dc9257e27673"
          },
          "nftSaleFactory": {
            "address": "0xbB01981C7a881fC5Bc6A2616E5a3097726D8D5A0",
            "startBlock": 0,
            "codeHash": "0x33bcc752cd25423b614a8ff4ff0b63606c5a6e37b3dfa628d7062e6508ab0fc8"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x8a1Dd7E63AB098aa8754D0b80423959E3c90A26A",
            "startBlock": 0,
            "codeHash": "0xffa3e39ec291db39b5e707353a8fc894f5ccc969ef341eaccd11feb7e245c133"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x7bE07E9348326869FCD108263177d318812C392d",
            "startBlock": 0,
            "codeHash": "0x68797a1c460f13519ca4565d5f3f7884e40cb9be3ec4d2d9c1e385883133c4ad"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xf0eE2fFE1F6C0F9306716235c882271818072145",
            "startBlock": 0,
            "codeHash": "0x5c2de7e203a9d41d9f85b6c79efa06b4a04de41bd8b00827b052ac70ad042e65"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x899C3C87D478cbB094Ba723B9da9fc3f511611b0",
            "startBlock": 0,
            "codeHash": "0x7fc11706a388fa691507611c1741d726904c9ca746ab4419e8c6e9108639f80c"
          },
          "referralTokenGenerator": {
            "address": "0x55DAD74A56672c5DBa8e86454621A61b21eE2401",
            "startBlock": 0,
            "codeHash": "0x922e5125b80fc0fcf87fac8d00f7283e6ad2677dca5e1270c3589016e5e11309"
          },
          "selfDividendTokenGenerator": {
            "address": "0x2d70a43B1C56774bFdab342E0429666ffC2C0ca8",
            "startBlock": 0,
            "codeHash": "0x8e5cb6ce09e5f30234efde7d10d6ffa87985d0ee77010815eda3194ff4216af8"
          },
          "nftDividendTokenGenerator": {
            "address": "0xca47394149EC0D5b4a52570517bc498fc69a2b3C",
            "startBlock": 0,
            "codeHash": "0xe80ccb90f66d6924a23e0498df14af2d99be11f37f55f16aefc5876545a6bc84"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x9aE852835e30f1D720B09D8837AB678390933C62",
            "startBlock": 0,
            "codeHash": "0xcbf63d0a93edaf27b4a7ee1610d800a8d5d6a27fe7d6358af16286afe77c349a"
          }
        }
      }
    ]
  }
]
