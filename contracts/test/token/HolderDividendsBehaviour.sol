// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {IHolderDividends} from "../../templates/token/IHolderDividends.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {FlashHolder, HolderContract} from "../fixtures/DividendActors.sol";
import {HolderDividendsPayments} from "./HolderDividendsPayments.sol";

/// @notice What templates 3, 5 and 7 have in common, each run of it on one of the three.
abstract contract HolderDividendsBehaviour is HolderDividendsPayments {
    function test_Constructor_SetsTermsAndCountsTheReceiver() public {
        HolderDividends made = another(dividendArrays(templateId(), dividendDraft()));
        (uint256 threshold, uint256 interval) = made.dividendTerms();
        assertEq(threshold, THRESHOLD);
        assertEq(interval, INTERVAL);
        assertEq(made.dividendShareOf(alice), SUPPLY);
        assertEq(made.dividendShareOf(DEAD), 0);
        (uint256 received, uint256 paid, uint256 waiting) = made.dividendTotals();
        assertEq(received + paid + waiting, 0);
        assertEq(made.capabilities() & (1 << 10), 1 << 10);
    }

    function test_Constructor_AcceptsLimits() public {
        Arrays memory a = dividendArrays(templateId(), dividendDraft());
        (a.numbers[18], a.numbers[19]) = ((SUPPLY - 1) / 1000, 100_000);
        HolderDividends made = another(a);
        (uint256 threshold, uint256 interval) = made.dividendTerms();
        assertEq(threshold, SUPPLY / 1000 - 1);
        assertEq(interval, 100_000);
        (a.numbers[18], a.numbers[19]) = (0, 1);
        another(a);
    }

    function test_RevertWhen_CreatedWithTooHighThreshold() public {
        Arrays memory a = dividendArrays(templateId(), dividendDraft());
        a.numbers[18] = SUPPLY / 1000;
        bytes memory reason = abi.encodeWithSelector(THRESHOLD_TOO_HIGH, SUPPLY / 1000, SUPPLY / 1000 - 1);
        expectCreationRefused(templateId(), a, reason);
    }

    function test_RevertWhen_CreatedWithIntervalOutOfRange() public {
        Arrays memory a = dividendArrays(templateId(), dividendDraft());
        a.numbers[19] = 0;
        expectCreationRefused(templateId(), a, abi.encodeWithSelector(INTERVAL_OUT_OF_RANGE, 0, 100_000));
        a.numbers[19] = 100_001;
        expectCreationRefused(templateId(), a, abi.encodeWithSelector(INTERVAL_OUT_OF_RANGE, 100_001, 100_000));
    }

    function test_RevertWhen_CreatedWithoutDividendShare() public {
        TaxedDraft memory draft = dividendDraft();
        (draft.marketingShare, draft.dividendShare) = (70, 0);
        bytes memory reason = abi.encodeWithSelector(ITaxedBase.Token_DividendShareMissing.selector);
        expectCreationRefused(templateId(), dividendArrays(templateId(), draft), reason);
    }

    // claimDividend

    function test_ClaimDividend_PaysInProportionToTheWholeBalance() public {
        give(bob, STAKE);
        give(carol, 3 * STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        assertApproxEqRel(token.pendingDividend(bob), added / 4, 1e12);
        assertApproxEqRel(token.pendingDividend(carol), (added * 3) / 4, 1e12);
        uint256 pending = token.pendingDividend(bob);
        uint256 before = holdingOf(token, bob);
        vm.expectEmit(address(token));
        emit IHolderDividends.DividendPaid(bob, pending);
        vm.prank(bob);
        token.claimDividend();
        assertEq(holdingOf(token, bob) - before, pending);
        assertEq(token.pendingDividend(bob), 0);
        (, uint256 paid,) = token.dividendTotals();
        assertEq(paid, pending);
    }

    function test_RevertWhen_NothingToClaim() public {
        give(bob, STAKE);
        vm.expectRevert(IHolderDividends.Token_NothingToClaim.selector);
        vm.prank(bob);
        token.claimDividend();
        feed();
        nextBlocks(INTERVAL);
        vm.startPrank(bob);
        token.claimDividend();
        vm.expectRevert(IHolderDividends.Token_NothingToClaim.selector);
        token.claimDividend();
        vm.stopPrank();
        vm.expectRevert(IHolderDividends.Token_NothingToClaim.selector);
        token.claimDividendFor(bob);
        vm.expectRevert(IHolderDividends.Token_NothingToClaim.selector);
        vm.prank(address(token));
        token.claimDividend();
    }

    function test_RevertWhen_ListedAccountClaims() public {
        give(bob, STAKE);
        give(carol, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 earned = token.pendingDividend(bob);
        list(bob, true);
        assertEq(token.dividendShareOf(bob), 0);
        vm.expectRevert(abi.encodeWithSelector(ITaxedBase.Token_Blacklisted.selector, bob));
        vm.prank(bob);
        token.claimDividend();
        feed();
        nextBlocks(INTERVAL);
        assertApproxEqAbs(token.pendingDividend(bob), earned, 2, "a listed account earns nothing and loses nothing");
        list(bob, false);
        assertEq(token.dividendShareOf(bob), token.balanceOf(bob));
        uint256 before = holdingOf(token, bob);
        vm.prank(bob);
        token.claimDividend();
        assertApproxEqAbs(holdingOf(token, bob) - before, earned, 3);
    }

    function test_ClaimDividend_StartsWhatWaits() public {
        give(bob, STAKE);
        // So long that the next feeding falls into it, whatever a template waits for.
        uint256 interval = 1000;
        vm.prank(alice);
        token.setDividendInterval(interval);
        feed();
        nextBlocks(1);
        feed();
        (,, uint256 waiting) = token.dividendTotals();
        assertGt(waiting, 0);
        nextBlocks(interval);
        vm.prank(bob);
        token.claimDividend();
        (,, waiting) = token.dividendTotals();
        assertEq(waiting, 0);
        nextBlocks(interval);
        vm.prank(bob);
        token.claimDividend();
    }

    function test_ClaimDividend_SurvivesMovesAndTheEndOfTheShare() public {
        give(bob, STAKE);
        give(carol, STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        uint256 all = token.balanceOf(bob);
        vm.prank(bob);
        token.transfer(carol, all);
        assertEq(token.dividendShareOf(bob), 0);
        assertApproxEqRel(token.pendingDividend(bob), added / 2, 1e12);
        vm.prank(bob);
        token.claimDividend();
    }

    // claimDividendFor

    function test_ClaimDividendFor_PaysTheAccountOnly() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 pending = token.pendingDividend(bob);
        (uint256 before, uint256 callers) = (holdingOf(token, bob), holdingOf(token, carol));
        vm.prank(carol);
        token.claimDividendFor(bob);
        assertEq(holdingOf(token, bob) - before, pending);
        assertEq(holdingOf(token, carol), callers);
    }

    // refreshShare

    function test_RefreshShare_FollowsTheThreshold() public {
        give(bob, THRESHOLD - 1);
        give(carol, STAKE);
        assertEq(token.dividendShareOf(bob), 0);
        vm.prank(alice);
        token.setDividendThreshold(THRESHOLD - 1);
        assertEq(token.dividendShareOf(bob), 0);
        token.refreshShare(bob);
        assertEq(token.dividendShareOf(bob), THRESHOLD - 1);
        vm.prank(alice);
        token.setDividendThreshold(THRESHOLD);
        token.refreshShare(bob);
        assertEq(token.dividendShareOf(bob), 0);
    }

    function test_P24_RefreshedShareEarnsNothingAtOnce() public {
        give(carol, STAKE);
        give(bob, THRESHOLD - 1);
        feed();
        nextBlocks(INTERVAL);
        vm.prank(alice);
        token.setDividendThreshold(0);
        token.refreshShare(bob);
        assertEq(token.pendingDividend(bob), 0);
    }

    function test_RefreshShare_TakesTheTokensOwnMachineryOut() public {
        address tokenVault = asTaxed().tokenVault();
        give(tokenVault, STAKE);
        give(address(router), STAKE);
        token.refreshShare(tokenVault);
        token.refreshShare(address(router));
        assertEq(token.dividendShareOf(tokenVault) + token.dividendShareOf(address(router)), 0);
    }

    function test_RefreshShare_LeavesTheTokenItselfAlone() public {
        feedTaxes();
        (uint256 buyBps, uint256 sellBps,,,) = asTaxed().taxes();
        token.refreshShare(address(token));
        (uint256 buyAfter, uint256 sellAfter,,,) = asTaxed().taxes();
        assertEq(buyBps, buyAfter);
        assertEq(sellBps, sellAfter);
        assertEq(token.dividendShareOf(address(token)) + token.pendingDividend(address(token)), 0);
    }

    // distribute

    function test_Distribute_StartsWhatWaits() public {
        give(bob, STAKE);
        feed();
        nextBlocks(1);
        feed();
        (,, uint256 waiting) = token.dividendTotals();
        token.distribute();
        (,, uint256 stillWaiting) = token.dividendTotals();
        assertEq(stillWaiting, waiting, "a stream is running");
        nextBlocks(INTERVAL);
        token.distribute();
        (,, stillWaiting) = token.dividendTotals();
        assertEq(stillWaiting, 0);
    }

    // setDividendThreshold, setDividendInterval

    function test_SetDividendThreshold_ToItsLimits() public {
        uint256 max = (token.totalSupply() - 1) / 1000;
        vm.startPrank(alice);
        vm.expectEmit(address(token));
        emit IHolderDividends.DividendThresholdSet(max);
        token.setDividendThreshold(max);
        token.setDividendThreshold(0);
        vm.expectRevert(abi.encodeWithSelector(THRESHOLD_TOO_HIGH, max + 1, max));
        token.setDividendThreshold(max + 1);
        vm.stopPrank();
    }

    function test_SetDividendThreshold_OfASupplyThatIsGone() public {
        HolderDividends made = another(dividendArrays(templateId(), dividendDraft()));
        vm.startPrank(alice);
        made.burn(SUPPLY);
        made.setDividendThreshold(0);
        vm.expectRevert(abi.encodeWithSelector(THRESHOLD_TOO_HIGH, 1, 0));
        made.setDividendThreshold(1);
        vm.stopPrank();
    }

    function test_SetDividendInterval_HoldsForTheNextStream() public {
        give(bob, STAKE);
        uint256 added = feed();
        vm.prank(alice);
        vm.expectEmit(address(token));
        emit IHolderDividends.DividendIntervalSet(1);
        token.setDividendInterval(1);
        nextBlocks(INTERVAL / 2);
        assertApproxEqRel(token.pendingDividend(bob), added / 2, 1e12);
        nextBlocks(INTERVAL / 2);
        added += feed();
        nextBlocks(1);
        assertApproxEqRel(token.pendingDividend(bob), added, 1e12);
    }

    function test_RevertWhen_IntervalOutOfRange() public {
        vm.startPrank(alice);
        token.setDividendInterval(100_000);
        vm.expectRevert(abi.encodeWithSelector(INTERVAL_OUT_OF_RANGE, 100_001, 100_000));
        token.setDividendInterval(100_001);
        vm.expectRevert(abi.encodeWithSelector(INTERVAL_OUT_OF_RANGE, 0, 100_000));
        token.setDividendInterval(0);
        vm.stopPrank();
    }

    function test_P20_RevertWhen_TermsAreSetByAnybodyElse() public {
        vm.startPrank(bob);
        vm.expectRevert(Ownable.Unauthorized.selector);
        token.setDividendThreshold(0);
        vm.expectRevert(Ownable.Unauthorized.selector);
        token.setDividendInterval(5);
        vm.stopPrank();
        vm.prank(alice);
        token.renounceOwnership();
        assertEq(token.capabilities(), 0);
        vm.startPrank(alice);
        vm.expectRevert(Ownable.Unauthorized.selector);
        token.setDividendThreshold(0);
        vm.expectRevert(Ownable.Unauthorized.selector);
        token.setDividendInterval(5);
        vm.stopPrank();
    }

    // Properties

    function test_P22_PairsHaveNoShare() public {
        give(bob, STAKE);
        assertEq(token.dividendShareOf(address(pair)), 0);
        feed();
        nextBlocks(INTERVAL);
        assertEq(token.pendingDividend(address(pair)), 0);
        vm.expectRevert(IHolderDividends.Token_NothingToClaim.selector);
        vm.prank(address(pair));
        token.claimDividend();
    }

    /// @notice A pool that nobody registered earns like a wallet, until anybody registers it: then it all goes back.
    function test_P22_RegisteredPairHandsItsShareBack() public {
        give(bob, STAKE);
        address second = venueFactory.createPair(address(token), address(reward));
        give(second, STAKE);
        assertEq(token.dividendShareOf(second), STAKE);
        uint256 added = feed();
        nextBlocks(INTERVAL);
        vm.prank(carol);
        asTaxed().registerPair(second);
        assertEq(token.dividendShareOf(second) + token.pendingDividend(second), 0);
        token.distribute();
        nextBlocks(INTERVAL);
        assertApproxEqRel(token.pendingDividend(bob), added, 1e12);
        expectSolvent();
    }

    function test_P24_JoinClaimAndLeaveInOneBlockPaysNothing() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL / 2);
        FlashHolder flash = new FlashHolder();
        vm.prank(DEAD);
        token.approve(address(flash), type(uint256).max);
        assertFalse(flash.attack(address(token), DEAD, 10 * STAKE));
        assertEq(token.pendingDividend(address(flash)), 0);
        nextBlocks(INTERVAL);
        assertEq(token.pendingDividend(address(flash)), 0);
    }

    function test_P24_NewHoldersPendingIsZero() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL / 2);
        give(carol, STAKE);
        assertEq(token.pendingDividend(carol), 0);
    }

    function test_P24_DonationsAreNobodys() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 pending = token.pendingDividend(bob);
        donate();
        assertEq(token.pendingDividend(bob), pending);
        token.distribute();
        nextBlocks(INTERVAL);
        assertEq(token.pendingDividend(bob), pending);
        expectSolvent();
    }

    function test_P24_SelfTransfersEarnNothing() public {
        give(bob, STAKE);
        feed();
        nextBlocks(INTERVAL);
        uint256 pending = token.pendingDividend(bob);
        vm.startPrank(bob);
        for (uint256 i = 0; i < 10; ++i) {
            token.transfer(bob, STAKE / 2);
        }
        vm.stopPrank();
        assertLe(token.pendingDividend(bob), pending);
        assertGe(token.pendingDividend(bob) + 21, pending);
        assertEq(token.dividendShareOf(bob), token.balanceOf(bob));
    }

    /// @notice Before launch an owner's tokens are counted, a launcher's and a contract of the platform are not.
    function test_P24_LauncherHasNoShare() public {
        HolderContract launcher = new HolderContract(HolderContract.Door.Open, address(token));
        vm.prank(platform);
        registry.addContract(address(launcher), ContractRoles.LAUNCHES);
        HolderDividends made = another(dividendArrays(templateId(), dividendDraft()));
        vm.startPrank(alice);
        TaxedToken(address(made)).setLauncher(address(launcher));
        made.transfer(address(launcher), STAKE);
        vm.stopPrank();
        assertEq(made.dividendShareOf(address(launcher)), 0);
        assertEq(made.dividendShareOf(alice), SUPPLY - STAKE);
    }

    function test_P23_RefusingHolderBlocksNobody() public {
        HolderContract shut = new HolderContract(HolderContract.Door.BurnsGas, address(token));
        give(address(shut), STAKE);
        give(bob, STAKE);
        give(carol, STAKE);
        feed();
        nextBlocks(INTERVAL);
        vm.prank(bob);
        token.claimDividend();
        sell(asTaxed(), carol, STAKE / 10);
        nextBlocks(1);
        feed();
    }

    /// @notice Mints, burns and every size of move keep shares equal to balances, and what is owed below what is held.
    function testFuzz_P24_SharesFollowBalances(uint256 seed) public {
        address[3] memory people = [bob, carol, treasury];
        for (uint256 i = 0; i < 12; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            address who = people[seed % 3];
            uint256 amount = (seed >> 8) % (2 * THRESHOLD);
            uint256 kind = (seed >> 4) % 5;
            if (kind == 0) give(who, amount + 1);
            else if (kind == 1 && token.balanceOf(who) >= amount) burn(who, amount);
            else if (kind == 2 && token.balanceOf(who) >= amount) move(who, people[(seed >> 16) % 3], amount);
            else if (kind == 3) nextBlocks((seed >> 8) % 30);
            else if (kind == 4 && seed % 4 == 0) feed();
            for (uint256 j = 0; j < 3; ++j) {
                uint256 balance = token.balanceOf(people[j]);
                assertEq(token.dividendShareOf(people[j]), balance >= THRESHOLD ? balance : 0);
            }
        }
        uint256 owed = token.pendingDividend(bob) + token.pendingDividend(carol) + token.pendingDividend(treasury);
        (uint256 received, uint256 paid, uint256 waiting) = token.dividendTotals();
        assertLe(owed + paid + waiting, received);
        expectSolvent();
    }

    // Tools
}
