// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IReferral} from "../../templates/token/IReferral.sol";
import {ILpDividends} from "../../templates/token/ILpDividends.sol";
import {LiquidityDividendToken} from "../../templates/token/LiquidityDividendToken.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ReferralLiquidityDividendToken} from "../../templates/token/ReferralLiquidityDividendToken.sol";
import {ReferralToken} from "../../templates/token/ReferralToken.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {ScriptedLocker} from "./LpDividendsActors.sol";

/// @notice Tokens of templates 4, 6 and 9 on the real exchange, launched, with a pool of six hundred thousand tokens.
abstract contract CommunityFixture is TaxedFixture {
    uint256 internal constant LP_DIVIDENDS = 4;
    uint256 internal constant REFERRAL = 6;
    uint256 internal constant BOTH = 9;

    uint256 internal constant BUY_BPS = 1000;
    uint256 internal constant SELL_BPS = 1200;
    uint256 internal constant BIND_INTERVAL = 3;
    uint256 internal constant DIVIDEND_INTERVAL = 20;
    /// @dev One millionth of the supply.
    uint256 internal constant SMALL = SUPPLY / 1_000_000;

    address internal immutable dave = makeAddr("dave");

    TaxedToken internal token;
    IVenuePair internal pair;
    ScriptedLocker internal locker;
    LiquidityLocker internal realLocker;

    /// @notice 4, 6 or 9.
    function templateId() internal pure virtual returns (uint256);

    /// @notice Creation code of the template under test; the shipped bytecode unless a test says otherwise.
    function communityCode() internal view virtual returns (bytes memory) {
        if (templateId() == LP_DIVIDENDS) return vm.getCode(artifactOf("LiquidityDividendToken"));
        if (templateId() == REFERRAL) return vm.getCode(artifactOf("ReferralToken"));
        return vm.getCode(artifactOf("ReferralLiquidityDividendToken"));
    }

    function setUp() public virtual override {
        super.setUp();
        vm.deal(dave, 1_000_000 ether);
        (locker, realLocker) = (new ScriptedLocker(), new LiquidityLocker());
        vm.startPrank(platform);
        registry.addContract(address(locker), ContractRoles.LOCKS_LP);
        registry.addContract(address(realLocker), ContractRoles.LOCKS_LP);
        vm.stopPrank();
        registerTemplate(templateId(), communityCode(), communityArrays(communityDraft()));
        token = deployTaxed(templateId(), alice, communityArrays(communityDraft()), "community");
        pair = launchWithPool(token);
    }

    /// @notice Every tax and every switch on; no fission, no limit that a test would trip over.
    function communityDraft() internal view returns (TaxedDraft memory draft) {
        draft = taxedDraft();
        (draft.buyTaxBps, draft.sellTaxBps) = (BUY_BPS, SELL_BPS);
        if (templateId() != REFERRAL) {
            (draft.burnShare, draft.liquidityShare, draft.marketingShare, draft.dividendShare) = (10, 20, 20, 50);
        }
    }

    function communityArrays(TaxedDraft memory draft) internal pure returns (Arrays memory a) {
        return communityArrays(draft, rebateRates(), BIND_INTERVAL, DIVIDEND_INTERVAL);
    }

    /// @notice A tenth of a trade over all seven levels.
    function rebateRates() internal pure returns (uint256[7] memory) {
        return [uint256(400), 200, 100, 100, 100, 50, 50];
    }

    function communityArrays(
        TaxedDraft memory draft,
        uint256[7] memory rates,
        uint256 bindBlocks,
        uint256 dividendBlocks
    ) internal pure returns (Arrays memory a) {
        a = taxedArrays(draft);
        if (templateId() != LP_DIVIDENDS) {
            for (uint256 i = 0; i < 7; ++i) {
                a = withNumber(a, rates[i]);
            }
            a = withNumber(a, bindBlocks);
        }
        if (templateId() != REFERRAL) a = withNumber(a, dividendBlocks);
    }

    function referral() internal view returns (IReferral) {
        return IReferral(address(token));
    }

    function vault() internal view returns (ILpDividends) {
        return ILpDividends(address(token));
    }

    /// @notice Offers and accepts by two small transfers.
    function bind(address inviter, address invitee) internal {
        offer(inviter, invitee);
        nextBlocks(BIND_INTERVAL);
        offer(invitee, inviter);
        assertEq(referral().inviterOf(invitee), inviter, "not bound");
    }

    function offer(address from, address to) internal {
        if (token.balanceOf(from) < SMALL) buy(token, from, 1 ether);
        vm.prank(from);
        token.transfer(to, SMALL);
    }

    /// @notice `chain[0]` was invited by `chain[1]`, who was invited by `chain[2]`, and so on.
    function chainOf(uint256 length) internal returns (address[] memory chain) {
        chain = new address[](length);
        for (uint256 i = 0; i < length; ++i) {
            chain[i] = makeAddr(string.concat("member ", vm.toString(i)));
            vm.deal(chain[i], 1000 ether);
            buy(token, chain[i], 1 ether);
        }
        for (uint256 i = length - 1; i > 0; --i) {
            bind(chain[i], chain[i - 1]);
        }
        nextBlocks(1);
    }

    /// @notice Gives `account` liquidity of the pool.
    function provide(address account, uint256 amountWei) internal returns (uint256 liquidity) {
        (uint256 reserve, uint256 reserveQuote) = reservesOf(token);
        uint256 tokens = (amountWei * reserve) / reserveQuote;
        vm.startPrank(alice);
        token.transfer(account, (tokens * 10_200) / 10_000);
        vm.stopPrank();
        return addLiquidity(token, account, tokens, amountWei);
    }

    function stake(address account, uint256 amountWei) internal returns (uint256 liquidity) {
        liquidity = provide(account, amountWei);
        vm.startPrank(account);
        pair.approve(address(token), liquidity);
        vault().stakeLp(liquidity);
        vm.stopPrank();
    }

    /// @notice Trades until tax was sold; returns what that brought to the vault, in quote base units.
    function earnDividends() internal returns (uint256 received) {
        (received,,) = vault().dividendTotals();
        buy(token, carol, 10 ether);
        nextBlocks(1);
        token.swapBack();
        (uint256 after_,,) = vault().dividendTotals();
        received = after_ - received;
        assertGt(received, 0, "no dividends");
    }
}
