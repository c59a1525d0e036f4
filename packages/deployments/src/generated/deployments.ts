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
          "taxedTokenExtension": {
            "address": "0x0A65eFaE394466B8dDfA1B8815A86d83D808f4A7",
            "startBlock": 0,
            "codeHash": "0xf75b9ad83d81381db50a061d33916e29104e310345bd0f6da815c1fa7fb58e6c"
          },
          "platformRegistry": {
            "address": "0xB85BcE2e4dF14af4F1c4161Eb27197Edc6cAB53F",
            "startBlock": 0,
            "codeHash": "0x1082c52d4a3b47041fea51e63cd75114997f4ea98ca357b92d3e69dd12d609f8"
          },
          "tokenFactory": {
            "address": "0x3D7DBCF52a64a2566e861cC020b605F38D1bdBf9",
            "startBlock": 0,
            "codeHash": "0x718a59fa508fa86b58367e4cddf0e06715fe445dd72e146528155d8ec815baf3"
          },
          "tokenDetector": {
            "address": "0x9a755caFF796929a9D1c4672DaCA2c65Bee90303",
            "startBlock": 0,
            "codeHash": "0x1752c8eba2ae4bd61012513ceb047a788796ae9319ba84418fc248c1c98b4e76"
          },
          "liquidityLocker": {
            "address": "0x35dc38Ae25ff138D68b6070e3c07F731F3168B26",
            "startBlock": 0,
            "codeHash": "0x0a763a26da35e6f858dc381b911c8bf5fd0569420beddffccc820e5570962d23"
          },
          "lockAnnouncer": {
            "address": "0x07aB791BC8A7ED1ceB423d5D30E4Ef11856581C3",
            "startBlock": 0,
            "codeHash": "0x7cd96b749da78f971fe0ea0d7de7f278b0e2213db899721c7f842d5d7cacd0a5"
          },
          "tokenLocker": {
            "address": "0x77DC380523A4a0f55C28F6bcD0C3cD1Ae8bd7c36",
            "startBlock": 0,
            "codeHash": "0xe1d1b316a0036a38d1b2d733c28a36580add13fbe65cfcd7476c5c96b6a1c144"
          },
          "nftLocker": {
            "address": "0xa75F84e748811587726CF39BC75E6868f9DE3450",
            "startBlock": 0,
            "codeHash": "0xc5c15782de67f1ca9cbd4b643ce3e4955c0776c74687c4b3b393add0e366f40f"
          },
          "poolRepair": {
            "address": "0xA79B173221f890E29C4dC97eDA8480B32109f004",
            "startBlock": 0,
            "codeHash": "0xfbaf6ae98614da546e137f6646d94f1f18938fac656398e38a1144ddc6c0ab59"
          },
          "launchPad": {
            "address": "0xe95327E3b46Ce6beD23EdD03d9F80A64fBa795D6",
            "startBlock": 0,
            "codeHash": "0xc3359ad86a753726d75976dc733d09d334617f79bfb63ca0f57b2d1868f54792"
          },
          "openingVault": {
            "address": "0xB6428b0c71174E63F567Ae8362C52FBF63dAf669",
            "startBlock": 0,
            "codeHash": "0x86a3bee1bc0871ae18e7388a17d084113956b780600494b906ffe0d47f54ae02"
          },
          "vip": {
            "address": "0xc4330b1ad1395E0701e6fe7a903b296B959F4e19",
            "startBlock": 0,
            "codeHash": "0xdca1a578c523c8ec8f5cb3b40b487de5e3fdd0c842f0465c5ca4527dfe3e3d02"
          },
          "inviter": {
            "address": "0x6fC3735C966Fad9BcFE5559f212dC6df6345Cc24",
            "startBlock": 0,
            "codeHash": "0xddab515895de2858e462e634a6721867449d44479087953f00991c02ed713efb"
          },
          "whitelistMarket": {
            "address": "0xCA042f87e36587463B863b1599F2bA6f1e3d27A3",
            "startBlock": 0,
            "codeHash": "0xbe7d128b8c48d4d2c73ecd3f2fb3a8efc550ad23bd4338d778be365c71ea1865"
          },
          "sellabilityCheck": {
            "address": "0x0a979a5ad74F443945e24Fb00D878A26B2E5c225",
            "startBlock": 0,
            "codeHash": "0x2be50a04c9a44e7a99f7844a79304aa3dd56e5273c392b008a53e1cb440ef2ee"
          },
          "presaleAdmin": {
            "address": "0x4e833d1935DD8779f62dc816e3222716D5EA4A18",
            "startBlock": 0,
            "codeHash": "0x99da23cf78402688163dd52e7c5688b9cb2b7891a8eadeecb96e4d64000ea5e2"
          },
          "normalPresale": {
            "address": "0x64fe9981295F94970b6C6185fbD03C2D61028dEc",
            "startBlock": 0,
            "codeHash": "0x1a65c3de177ed64278d01637244e40d7b8b1134bb7a2899afe6c48c7d453e2f3"
          },
          "fairPresale": {
            "address": "0x95BD2D1D4D4399B476f2F728352f4bD346365f66",
            "startBlock": 0,
            "codeHash": "0x387bda8c6d2d4550fc627080ebbf1d6984bfcf0ab190652bd9a03707b9de59af"
          },
          "privatePresale": {
            "address": "0x46505EFDc079f6e88e71f096DeB4cc0180e756c8",
            "startBlock": 0,
            "codeHash": "0xd33bc209ee817677828f3db3f26758b92c1adc50a0d241ae8869e43fd8369251"
          },
          "presaleFactory": {
            "address": "0x775d9015C7cC42C1dc0f86FCaed7f544B4f9a70b",
            "startBlock": 0,
            "codeHash": "0xb42b763fec9bbed185a59225f8430c85c75d63d43882702f95264627106a37ce"
          },
          "airdrop": {
            "address": "0xCb1BAEdeD2e2114E4AfDeEf68030305a609951EF",
            "startBlock": 0,
            "codeHash": "0x33fa521f8f65cb0108c852f636559a40bc9dbedb2cc49833340a720c7bb1ef5e"
          },
          "merkleAirdrop": {
            "address": "0x7eFCFDe875829fBF4dbf25B6105725cEF8ef0e01",
            "startBlock": 0,
            "codeHash": "0xdfaff250907eaac4e0c8c0ad69dc869d2a406267e11e43147ad5800a81583861"
          },
          "airdropFactory": {
            "address": "0xAB17E47F13062947468eD04c4dd2aE28F8036E66",
            "startBlock": 0,
            "codeHash": "0xb8c17dcbd4975b98017b2f1e673fce73cd73ddd336f38312d6864234b37fc883"
          },
          "multisend": {
            "address": "0x61F11aD9Ad4c6725635AC5156de215Fd7F0D495F",
            "startBlock": 0,
            "codeHash": "0xd3dcac8f302d9068476d339a1af414b71e44e7dac1a5206ee377bad52defd6fd"
          },
          "poolFactory": {
            "address": "0xc6523082c0d79916eB7458D23d1B786C2Ff278ee",
            "startBlock": 0,
            "codeHash": "0xa48a8a16781ebee320915c29fb546bc79122c5a50884f9be076c9b5e16588b0f"
          },
          "tokenPool": {
            "address": "0x799eae03A50F04F407391917A8Fa4bD302b5ef6D",
            "startBlock": 0,
            "codeHash": "0x5798ec81ae7e279704cbd2faf9d154faac7aa65325042a29900a79d584a12ad2"
          },
          "nftPool": {
            "address": "0x2d85C5FFAF40C827A81B661c12C2CA95B770777d",
            "startBlock": 0,
            "codeHash": "0x57699873b2016a2dcf709973d7fb225e889e4343993d4afcbcb217a1762855ff"
          },
          "nftSale": {
            "address": "0xDf04f7E95A193dD65889a6A0FD6D2903Eb218C14",
            "startBlock": 0,
            "codeHash": "0xa39cd41acb1a6a6dfd019b1571f78aa6ca36a3b462a4879c97799ea8d843f615"
          },
          "nftSaleFactory": {
            "address": "0x8C45489Ae50500e7FCb080f637D6048e41a2E3Dc",
            "startBlock": 0,
            "codeHash": "0xad051c02e7a5e01d3b22c87a591d28cd1821aed65f5a0d1fbb29a541b5c3d8e6"
          },
          "standardTokenGenerator": {
            "address": "0x3E387f5e5DdC8a0b40dFd1a8e96599513B141e2e",
            "startBlock": 0,
            "codeHash": "0x09e261a8cf857f0004331139e5f9f3369829bfce08641c007eb866252cb24676"
          },
          "taxedTokenGenerator": {
            "address": "0xb96D06682698D6B7083C6a2dec84b9bbba1737a6",
            "startBlock": 0,
            "codeHash": "0xb97be7c110b41b4449dd32edecd4d3eaeac625e60e6169e81c432d4bbd185deb"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xe18070e1f2A5815894629B5449894afCe513ce6D",
            "startBlock": 0,
            "codeHash": "0x5ff589c38e7a0093c8db99bf22fb57941fe9b8e66a949574c6a562b70993413c"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x89D1A2F6BE55bE787Fb9074Ba90d46F73F3Bb809",
            "startBlock": 0,
            "codeHash": "0xeabaa367507724363621d134c7e68eda479a6ad9634345588e49451c04b727bd"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x8FF6e0e442ED3b8c0B2A42Dc62C1b5ee54f2e8b4",
            "startBlock": 0,
            "codeHash": "0x905fd00685aab8945891a0fa12aa5090702019cd54bdc53e5a5602bdf7573ca1"
          },
          "referralTokenGenerator": {
            "address": "0x31a5DCEaCC86Be52C9CB9Ca53952a8Ec161146CC",
            "startBlock": 0,
            "codeHash": "0x13af2e576a4eb3f78bdcfd78bc24ece26eb77f66c21038b73b7a3d85cb6feb34"
          },
          "selfDividendTokenGenerator": {
            "address": "0x32aB8B3F3dAff6404A5798513Dc59d3c7D96a773",
            "startBlock": 0,
            "codeHash": "0xaa94be4e437b76d9cbe3499d32ca022d788ffbbd48c809fd3bb581a07908a51b"
          },
          "nftDividendTokenGenerator": {
            "address": "0xE000F8A0d30E256902AD8D47317ebfdDC65C887C",
            "startBlock": 0,
            "codeHash": "0x8d2275ab598ba752085759887838cf30188d6686aca2622a28efeac1c6f744ee"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x9DFa0660A0BdfB41c3B2B197d95e38d4765d05C5",
            "startBlock": 0,
            "codeHash": "0x7dd0cd018ff545f203b24ca0e9be223d2d49c1f7bee5d87076608b2c87a2fa8c"
          }
        }
      }
    ]
  }
]
