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
            "address": "0xe071297D5d6cA295116E585983Da73f32D85A4e4",
            "startBlock": 0,
            "codeHash": "0xc56ee9fd73af4bd29e73c9ba6b60f65c403febb9344a54791d559ade3fcf2c67"
          },
          "platformRegistry": {
            "address": "0xdD89bF3E963D44e8F86b845d8fFC41B4977cDd89",
            "startBlock": 0,
            "codeHash": "0xc9bdec9b94e71636b72051594595a80006ef5a7e49473daebaed7008852b5268"
          },
          "tokenFactory": {
            "address": "0x29D209b68AcBA7922b2bcf9660A3789efE535d77",
            "startBlock": 0,
            "codeHash": "0xf1aca1f0e062c54ed7d8a4bc259ba3a3797528ddeeea366c303e9413d1e747f5"
          },
          "tokenDetector": {
            "address": "0x025857220a130cD77C74907E02029926D5D82672",
            "startBlock": 0,
            "codeHash": "0xd07279ec1d87de0618560d30da71e3ada95ec355cf15104c870492d079ae3ce0"
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
            "address": "0x054D57DA0bdbA65536DC917C6d38B93837377724",
            "startBlock": 0,
            "codeHash": "0x49b5d01398666d37501182238e58db95cd5d024f982133901273d2c61e3f7d74"
          },
          "nftLocker": {
            "address": "0x5bb076c2b205baB51094454568adfb4738556fBf",
            "startBlock": 0,
            "codeHash": "0x599aac1a98ee7ea85b294d46da4b17b86f75121a289e64d6c300cb046a0afc21"
          },
          "poolFixer": {
            "address": "0xD321f428b676ACB5b8e4CB4Bd78FbE87172906C6",
            "startBlock": 0,
            "codeHash": "0xe641f56933b5cabc058b52721f0e018b4851a073c8237167e2cec964830c82de"
          },
          "launchPad": {
            "address": "0xa4faeD3661734A1B265f60D0B7A0552b5caDec3a",
            "startBlock": 0,
            "codeHash": "0xe9c918b69859f33245cacb35f1259dd8e00e18dd2ded4d83ca47e81ab6f5105b"
          },
          "openingVault": {
            "address": "0x1aa128b4674A7980FC112D25dB92E29648931a4C",
            "startBlock": 0,
            "codeHash": "0xb22adae02a80c3bb3e816a52cd1fc67f7e9713a1d3bea410d430f58ba03b06cc"
          },
          "vip": {
            "address": "0x89e6D48b10c5264580f9cE62a80129C25A6eEDE4",
            "startBlock": 0,
            "codeHash": "0x732614c9c12593b5d2f4cdf8b85c97d0ae22b921cd30c33c22e191fe7df805dc"
          },
          "inviter": {
            "address": "0xCb6d7794C4277549fcCeF08b93D8Af2a2A8B5019",
            "startBlock": 0,
            "codeHash": "0xef363e4c62623314995056761c58e3d0cd6356cc42e3b587a7f9310bbd8defca"
          },
          "whitelistMarket": {
            "address": "0x25495e5fDB3cbf4D445b02038623adDA051a7Ef8",
            "startBlock": 0,
            "codeHash": "0x6546340c83ff9814ef7bce88d7e2b507415537631a1ed5b2f588e8e1a1280c34"
          },
          "sellCanary": {
            "address": "0x4918F34aF35DB2b1290Bcc380875f63fd06Db86D",
            "startBlock": 0,
            "codeHash": "0x3c046ab58916e0d6c832bf7dee928de1a17681f5d0374fbf37cb25981e300b35"
          },
          "presaleDesk": {
            "address": "0x3bbE10b315F96D75c671B0E7247300Db54c91F04",
            "startBlock": 0,
            "codeHash": "0x390ea14070d1b68a7d591ae60665ec6aecc8bddb553d732a033412f4b0977432"
          },
          "normalPresale": {
            "address": "0x0b719ee1e9d337c15B7F61C30cB00901893e1563",
            "startBlock": 0,
            "codeHash": "0x153a9fcd30da3cc0b249e0ca75ddf0717b7f7714180e9f3e2e08b859c280de29"
          },
          "fairPresale": {
            "address": "0xc3F5bfeD0b5B6A8de13563b51665943Ab4F72368",
            "startBlock": 0,
            "codeHash": "0xb165b6013d6b53186652fcbb70ad085a7102cd9230469609f72450c8456637a8"
          },
          "privatePresale": {
            "address": "0x8177cE94E557Fb9Db52b8CdC019A3FAe08077587",
            "startBlock": 0,
            "codeHash": "0xccb2a42bc526516809f089ce2dbac4289ecd688b1147f4feb0bf782401895f7c"
          },
          "presaleFactory": {
            "address": "0xb3d55420FC37b0A2f8f2eA822953ffBEDB4093C9",
            "startBlock": 0,
            "codeHash": "0xc762c23bc3889299247362ea6fcb45e6c1a132ca1b2b4ee37aff1b3864d8febc"
          },
          "airdrop": {
            "address": "0xef6D8eC22BcfE663d32E958e088ebd2589a2e6B5",
            "startBlock": 0,
            "codeHash": "0x1baceedda06a70b1232cdb842d4b4db8a3f298db2b1066baf686abea86ab3610"
          },
          "merkleAirdrop": {
            "address": "0x5Dd166cFE0D92f11b46e55E17C2e941fBBA7bCE5",
            "startBlock": 0,
            "codeHash": "0x9de4fffd2770c0107d2cd33dd3ddad0c1fd11ba2551fd64b4f981a622376c19c"
          },
          "airdropFactory": {
            "address": "0x85ad5c34341c3A46FfB858ea90b2509147681662",
            "startBlock": 0,
            "codeHash": "0xa4b326d50a93d24cc62893dd30d55ba0d5c900da2da52c6c108450257d839b27"
          },
          "multisend": {
            "address": "0x0bf147A2A7cA4A2E18c116a58b787B258870e9dD",
            "startBlock": 0,
            "codeHash": "0x60e1e5a674fdd788100eef667b507353a72dc79ca2282faef773dea2064f6f3a"
          },
          "poolFactory": {
            "address": "0x9ecF24bBA3ded5E88A19B035aC2EC84A4f6065B3",
            "startBlock": 0,
            "codeHash": "0x0fea0d41971300b3f9f78d3c7e3218ee4444a34d6d35efce69aa4ab7dae973fc"
          },
          "tokenPool": {
            "address": "0x19efd1ED3De66Becc65e4a974a74b91665a8afF4",
            "startBlock": 0,
            "codeHash": "0x1a1faabbe2eb70e85e34c938456d712986e2e165edaee8b20dd0b7863e8160cd"
          },
          "nftPool": {
            "address": "0x91a5a380452C28306E9Fd1D00C68fe9700871556",
            "startBlock": 0,
            "codeHash": "0x09cd9669d8b86692dfce5fbc88bc7c7bc3cff014e8f4c290cb33bc98fb5d17ce"
          },
          "nftSale": {
            "address": "0x4a6E64CA4a7760093Ac6F25B5E61a1D88C8af0ED",
            "startBlock": 0,
            "codeHash": "0x2398d128a4847a4fc7ecd56b50b4d496f16325c09ca44b24f1b0470d14ace697"
          },
          "nftSaleFactory": {
            "address": "0x780Ea72FDb32093e3C7f03a14DfaFCD7250C0434",
            "startBlock": 0,
            "codeHash": "0xee2f40272ea6d53f918cfb3df6b9d203469e339327731c4f1abac496b395f3a0"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x8617d4D683919eEb71a98F2fbaa76dc015A568cA",
            "startBlock": 0,
            "codeHash": "0x71f9e0c42e2c34ade4446104ba7d0dbce01311e4e829434774c769126ab54548"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x6bb8Db1EBd7c48e62DB6465488282e699Dc26d94",
            "startBlock": 0,
            "codeHash": "0xd66995c78d07b459d4f8f48212fdceddf183e6b7a1637295e8342147e3857805"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xA0fB1373FF5F04064Be0cB804C31601d9b3c245a",
            "startBlock": 0,
            "codeHash": "0x9a4fad16157acfed8e2a23ad6d18dd9444a02dab19f94c8ae3707004c7c1cbdf"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x4201d33836CDD058f97752E6182E2fde90bAc64a",
            "startBlock": 0,
            "codeHash": "0xc996a494938012cc08a1b952c991caace51a46e93fa21e550332e36681b03113"
          },
          "referralTokenGenerator": {
            "address": "0x5269Ba0cf3FdC2f4bADF982a6cd8dFC667D570d1",
            "startBlock": 0,
            "codeHash": "0x8a2b8cdc530cf30056f96bb69c5ac0a147954eb868501efbd00cd3a28b8ca27b"
          },
          "selfDividendTokenGenerator": {
            "address": "0x5a4234158C943C9D056B7b5059180C5DcEBABe8F",
            "startBlock": 0,
            "codeHash": "0xcfd1767d65a57207cfddde5226a4b5ccdcf58eebe09066d378266f8edf3206a6"
          },
          "nftDividendTokenGenerator": {
            "address": "0xCa1512a5E6F90696bC9aD0E0A7F622f9701525f0",
            "startBlock": 0,
            "codeHash": "0x818e4d8e8f06393140fa9afc045a7c806a2c16f65006173d5c5f20d85fe59ae9"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xEd2a69F222bE6aE91BF3f0BcbbBFE062A0825E5A",
            "startBlock": 0,
            "codeHash": "0xc990588c4817b8912faee46ca531726d3ad867273ce4643818cda3a23d0e4473"
          }
        }
      }
    ]
  }
]
