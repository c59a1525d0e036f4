// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {Capabilities} from "../../templates/token/Capabilities.sol";
import {ILpDividends} from "../../templates/token/ILpDividends.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {IWrappedNative} from "../fixtures/VenueFixture.sol";
import {CommunityFixture} from "./CommunityFixture.sol";
import {ScriptedLocker} from "./LpDividendsActors.sol";

/// @notice What the dividends of templates 4 and 9 must do on a real exchange, whichever compiler made the token.
abstract contract LiquidityDividendTokenProperties is CommunityFixture {
    uint256 private constant DUST = 1000;

    function test_Dividends_TermsAndPowers() public view {
        (uint256 threshold, uint256 interval) = vault().dividendTerms();
        assertEq(threshold, 0);
        assertEq(interval, DIVIDEND_INTERVAL);
        assertEq(vault().dividendToken(), wrappedNative);
        assertEq(token.capabilities() & Capabilities.DIVIDEND_TERMS, Capabilities.DIVIDEND_TERMS);
    }

    function test_Dividends_BoundariesOfTerms() public {
        expectRefused(
            communityDraft(),
            0,
            abi.encodeWithSelector(ILpDividends.Token_DividendIntervalOutOfRange.selector, 0, 100_000)
        );
        expectRefused(
            communityDraft(),
            100_001,
            abi.encodeWithSelector(ILpDividends.Token_DividendIntervalOutOfRange.selector, 100_001, 100_000)
        );
        TaxedDraft memory draft = communityDraft();
        (draft.marketingShare, draft.dividendShare) = (70, 0);
        expectRefused(draft, 20, abi.encodeWithSelector(ITaxedBase.Token_DividendShareMissing.selector));
    }

    function test_Dividends_FromTradeToWallet() public {
        stake(bob, 5 ether);
        uint256 received = earnDividends();
        assertEq(vault().pendingDividend(bob), 0);
        nextBlocks(DIVIDEND_INTERVAL / 2);
        assertApproxEqAbs(vault().pendingDividend(bob), received / 2, DUST);
        nextBlocks(DIVIDEND_INTERVAL / 2);
        uint256 pending = vault().pendingDividend(bob);
        assertApproxEqAbs(pending, received, DUST);
        vm.prank(carol);
        vault().claimDividendFor(bob);
        assertEq(IWrappedNative(wrappedNative).balanceOf(bob), pending);
        expectSolvent();
    }

    function test_Dividends_ASaleFeedsThem() public {
        stake(bob, 5 ether);
        buy(token, carol, 10 ether);
        nextBlocks(1);
        sell(token, carol, 100e18);
        (uint256 received,,) = vault().dividendTotals();
        assertGt(received, 0);
        expectSolvent();
    }

    function test_P24_FlashLiquidityEarnsNothing() public {
        stake(bob, 1 ether);
        earnDividends();
        nextBlocks(DIVIDEND_INTERVAL / 2);
        uint256 before = vault().pendingDividend(bob);
        uint256 liquidity = stake(dave, 9 ether);
        vm.startPrank(dave);
        vm.expectRevert(ILpDividends.Token_NothingToClaim.selector);
        vault().claimDividend();
        vault().unstakeLp(liquidity);
        vm.stopPrank();
        removeLiquidity(token, dave, liquidity);
        assertEq(vault().pendingDividend(dave), 0);
        assertEq(vault().pendingDividend(bob), before);
    }

    /// @notice In before the swap-back, out after it, in one block: the money streams past.
    function test_P24_JoiningForTheSwapBackEarnsNothing() public {
        stake(bob, 1 ether);
        uint256 liquidity = provide(dave, 9 ether);
        buy(token, carol, 10 ether);
        nextBlocks(1);
        vm.startPrank(dave);
        pair.approve(address(token), liquidity);
        vault().stakeLp(liquidity);
        token.swapBack();
        vault().unstakeLp(liquidity);
        vm.expectRevert(ILpDividends.Token_NothingToClaim.selector);
        vault().claimDividend();
        vm.stopPrank();
        nextBlocks(DIVIDEND_INTERVAL);
        assertGt(vault().pendingDividend(bob), 0);
        assertEq(vault().pendingDividend(dave), 0);
    }

    function test_P24_LiquidityInAWalletEarnsNothing() public {
        uint256 liquidity = provide(dave, 5 ether);
        stake(bob, 5 ether);
        earnDividends();
        nextBlocks(DIVIDEND_INTERVAL);
        assertEq(vault().pendingDividend(dave), 0);
        assertEq(vault().dividendShareOf(dave), 0);
        assertGt(pair.balanceOf(dave), 0);
        assertEq(pair.balanceOf(dave), liquidity);
    }

    function test_P24_LockedLiquidityEarns() public {
        uint256 liquidity = provide(bob, 5 ether);
        vm.prank(bob);
        pair.transfer(address(locker), liquidity);
        locker.say(1, address(pair), bob, liquidity, block.timestamp + 365 days, 0);
        vault().creditLock(address(locker), 1);
        uint256 received = earnDividends();
        nextBlocks(DIVIDEND_INTERVAL);
        vm.startPrank(dave);
        vault().syncLock(address(locker), 1);
        vault().claimDividendFor(bob);
        vm.stopPrank();
        assertApproxEqAbs(IWrappedNative(wrappedNative).balanceOf(bob), received, DUST);
    }

    /// @notice The platform's own locker: credit, growth, a split, the end of the lock.
    function test_P24_LockOfThePlatformsLocker() public {
        LiquidityLocker real = realLocker;
        uint256 liquidity = provide(bob, 5 ether);
        vm.startPrank(bob);
        pair.approve(address(real), liquidity);
        uint256 id = real.lock(address(pair), liquidity / 2, bob, block.timestamp + 30 days);
        vm.stopPrank();
        vault().creditLock(address(real), id);
        uint256 received = earnDividends();
        nextBlocks(DIVIDEND_INTERVAL);
        vm.prank(bob);
        real.increment(id, liquidity / 4);
        vault().syncLock(address(real), id);
        assertApproxEqAbs(vault().pendingDividend(bob), received, DUST);
        assertEq(vault().dividendShareOf(bob), liquidity / 2 + liquidity / 4);

        // What was bought for liquidity is added first; then tax is sold again.
        token.swapBack();
        earnDividends();
        nextBlocks(DIVIDEND_INTERVAL);
        uint256 before = vault().pendingDividend(bob);
        vm.startPrank(bob);
        // Divided and made whole again: the same owner and amount, but what it earned in between is lost.
        real.split(id, liquidity / 4);
        pair.approve(address(real), liquidity);
        real.increment(id, liquidity / 4);
        vault().syncLock(address(real), id);
        assertEq(vault().pendingDividend(bob), before);

        skip(31 days);
        real.withdraw(id, liquidity / 2);
        vault().syncLock(address(real), id);
        vm.stopPrank();
        assertEq(vault().dividendShareOf(bob), 0);
    }

    function test_P31_OnlyThePlatformsLockersCount() public {
        uint256 liquidity = provide(bob, 5 ether);
        ScriptedLocker evil = new ScriptedLocker();
        vm.prank(bob);
        pair.transfer(address(evil), liquidity);
        evil.say(1, address(pair), bob, liquidity, block.timestamp + 365 days, 0);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockerUnknown.selector, evil));
        vault().creditLock(address(evil), 1);
    }

    /// @notice P-39: the same liquidity, passed on through fifty lockers that the platform's owner names later, counts for
    /// nobody; an honest provider of a tenth of it gets all that came in.
    function test_P39_LaterLockersSiphonNothing() public {
        uint256 honest = provide(bob, 0.5 ether);
        vm.startPrank(bob);
        pair.approve(address(token), honest);
        vault().stakeLp(honest);
        vm.stopPrank();
        uint256 liquidity = provide(dave, 5 ether);
        address last = dave;
        for (uint256 i = 0; i < 50; ++i) {
            ScriptedLocker hollow = new ScriptedLocker();
            vm.prank(platform);
            registry.addContract(address(hollow), ContractRoles.LOCKS_LP);
            if (last == dave) {
                vm.prank(dave);
                pair.transfer(address(hollow), liquidity);
            } else {
                ScriptedLocker(last).give(ERC20(address(pair)), address(hollow), liquidity);
            }
            hollow.say(1, address(pair), dave, liquidity, block.timestamp + 365 days, 0);
            vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockerUnknown.selector, hollow));
            vault().creditLock(address(hollow), 1);
            last = address(hollow);
        }
        uint256 received = earnDividends();
        nextBlocks(DIVIDEND_INTERVAL);
        assertEq(vault().dividendShareOf(dave), 0);
        assertApproxEqAbs(vault().pendingDividend(bob), received, DUST);
    }

    function test_P31_DonationsSpoilNothing() public {
        stake(bob, 1 ether);
        vm.startPrank(carol);
        IWrappedNative(wrappedNative).deposit{value: 50 ether}();
        IWrappedNative(wrappedNative).transfer(token.tokenVault(), 25 ether);
        IWrappedNative(wrappedNative).transfer(address(token), 25 ether);
        vm.stopPrank();
        uint256 liquidity = provide(carol, 5 ether);
        vm.prank(carol);
        pair.transfer(address(token), liquidity);
        (uint256 total, uint256 staked) = vault().lpTotals();
        assertEq(total, staked);
        assertEq(staked, vault().stakedLpOf(bob));
        (uint256 received,,) = vault().dividendTotals();
        assertEq(received, 0);
        uint256 earned = earnDividends();
        assertLt(earned, 1 ether);
        nextBlocks(DIVIDEND_INTERVAL);
        assertApproxEqAbs(vault().pendingDividend(bob), earned, DUST);
    }

    // Principal

    function test_P31_PrincipalLeavesInAnyState() public {
        uint256 liquidity = stake(bob, 5 ether);
        address[] memory listed = new address[](1);
        listed[0] = bob;
        vm.prank(alice);
        token.setBlacklist(listed, true);
        vm.prank(bob);
        vault().unstakeLp(liquidity / 3);
        vm.prank(alice);
        token.renounceOwnership();
        // Even with a currency that no longer moves.
        vm.etch(wrappedNative, hex"fe");
        uint256 rest = vault().stakedLpOf(bob);
        vm.prank(bob);
        vault().unstakeLp(rest);
        assertEq(pair.balanceOf(bob), liquidity);
    }

    function test_P31_PrincipalBeforeLaunch() public {
        token = deployTaxed(templateId(), alice, communityArrays(communityDraft()), "gated");
        vm.expectRevert(ILpDividends.Token_LpPoolMissing.selector);
        vault().stakeLp(1);
        assertEq(ISolvency(address(token)).solvency().length, 1);
        pair = fillPool(token, POOL_TOKENS, POOL_WEI);
        uint256 liquidity = pair.balanceOf(alice);
        vm.startPrank(alice);
        pair.approve(address(token), liquidity);
        vault().stakeLp(liquidity);
        vault().unstakeLp(liquidity);
        vm.stopPrank();
        assertEq(pair.balanceOf(alice), liquidity);
    }

    function test_P31_PrincipalIsNeverSoldNorPaid() public {
        uint256 liquidity = stake(bob, 5 ether);
        uint256 held = pair.balanceOf(address(token));
        for (uint256 i = 0; i < 6; ++i) {
            buy(token, carol, 3 ether);
            nextBlocks(1);
            token.swapBack();
            nextBlocks(DIVIDEND_INTERVAL);
            if (vault().pendingDividend(bob) != 0) vault().claimDividendFor(bob);
            assertGe(pair.balanceOf(address(token)), held);
            expectSolvent();
        }
        assertEq(vault().stakedLpOf(bob), liquidity);
    }

    // P-20, P-21

    function test_P20_TermsEndWithTheOwner() public {
        vm.prank(bob);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vault().setDividendInterval(5);
        vm.startPrank(alice);
        vault().setDividendInterval(5);
        token.renounceOwnership();
        vm.expectRevert(Ownable.Unauthorized.selector);
        vault().setDividendInterval(5);
        vm.stopPrank();
        assertEq(token.capabilities(), 0);
    }

    function testFuzz_P24_PaidNeverExceedsReceived(uint256[10] memory acts) public {
        address[3] memory people = [bob, carol, dave];
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 act = acts[i];
            address who = people[(act >> 8) % 3];
            nextBlocks((act >> 16) % 30);
            uint256 staked = vault().stakedLpOf(who);
            if (act % 4 == 0) {
                stake(who, 0.1 ether + (act >> 32) % 2 ether);
            } else if (act % 4 == 1 && staked != 0) {
                vm.prank(who);
                vault().unstakeLp(1 + (act >> 32) % staked);
            } else if (act % 4 == 2) {
                buy(token, makeAddrWithEther(i), 1 ether + (act >> 32) % 8 ether);
                nextBlocks(1);
                try token.swapBack() {} catch {}
            } else if (vault().pendingDividend(who) != 0) {
                vault().claimDividendFor(who);
            }
            expectSolvent();
        }
        (uint256 received, uint256 paid, uint256 waiting) = vault().dividendTotals();
        uint256 pending;
        for (uint256 i = 0; i < 3; ++i) {
            pending += vault().pendingDividend(people[i]);
        }
        assertLe(paid + pending + waiting, received);
        assertLe(received - paid - pending - waiting, 100, "more than rounding is missing");
    }

    function expectRefused(TaxedDraft memory draft, uint256 interval, bytes memory reason) internal {
        Arrays memory a = communityArrays(draft, rebateRates(), BIND_INTERVAL, interval);
        vm.expectRevert(reason);
        vm.prank(alice);
        factory.deploy(templateId(), a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), "refused");
    }

    function expectSolvent() internal view {
        ISolvency.AssetSolvency[] memory assets = ISolvency(address(token)).solvency();
        assertEq(assets.length, 2);
        assertEq(assets[0].asset, wrappedNative);
        assertEq(assets[1].asset, address(pair));
        for (uint256 i = 0; i < 2; ++i) {
            assertGe(assets[i].held, assets[i].owed, "owes more than it holds");
        }
    }

    function makeAddrWithEther(uint256 index) private returns (address account) {
        account = makeAddr(string.concat("buyer ", vm.toString(index)));
        vm.deal(account, 100 ether);
    }
}
