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
            "address": "0xFc9f6a8683f4213E246D6D7bbE43448A69064d66",
            "startBlock": 0,
            "codeHash": "0x0a8be074be4526eff58ee89ef48d603c9deedf97b8d8335c926b6b2e9b44e407"
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
            "address": "0xEE990de47B6fBe8527F73e75e4824b032349e16B",
            "startBlock": 0,
            "codeHash": "0xe6c0c649a0d5aa10db33cb829b0bb5b38ee0e2337d767117db460f34cb0421b6"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x6A0aE5635793EcbdD4a78fa52e75896D687b3B43",
            "startBlock": 0,
            "codeHash": "0xbd10f25e6bbc08bea445dab550f0f549f9ea07228617da3b0d949d01944ce8e4"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x557E0aE92D033277c84700155B54aEd998d841b7",
            "startBlock": 0,
            "codeHash": "0x68b75788ba5f31af94d5008a2b0b169406cbc04df83df75a25306563724be762"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x7d58508151AC2a2754Eac3D86c032096eb52E47c",
            "startBlock": 0,
            "codeHash": "0x605c1594b48b8bb8deffe18db2628c80c61272618f4c1af06cf27041be3496f4"
          },
          "referralTokenGenerator": {
            "address": "0x719Ec4Cd6AdE486D9A5d9b62bcdFe0F3B78Ee58a",
            "startBlock": 0,
            "codeHash": "0x2a8d5a1a532dd3bbc52b03ce0960703f046a3fb2a77d3a4ae45d1f4e740613d5"
          },
          "selfDividendTokenGenerator": {
            "address": "0xF32d81eb690d980c00F5Df9AD90e7aED599199ed",
            "startBlock": 0,
            "codeHash": "0x9ad6b92cfd091b11976fae05913b61b34130e016370e18bbdde992201b3caff7"
          },
          "nftDividendTokenGenerator": {
            "address": "0x38e60D054a5459A02569160818043942b9d48C5F",
            "startBlock": 0,
            "codeHash": "0x9c413b3a01a22bcd7fb94dbe02ed27606aaee75d8382e3af30dd4024e79abfe4"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x427dbc7879e1Ec98f75DC7e46358D09AfC3605Eb",
            "startBlock": 0,
            "codeHash": "0xdac2534b8e75239b9f12d98f59fbe90851d39029e1769227679a0d3c704b0c90"
          }
        }
      }
    ]
  }
]
