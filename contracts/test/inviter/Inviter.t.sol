// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {IInviter} from "../../src/inviter/IInviter.sol";
import {Payees} from "../../src/registry/Payees.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {InviterFixture, TellingPresale} from "./InviterFixture.sol";

/// @notice Keeps a hundredth of what it moves.
contract LeakyDollar is SoladyPeer {
    constructor(address receiver) SoladyPeer(receiver, 1e36) {}

    function _afterTokenTransfer(address, address to, uint256 amount) internal override {
        if (to.code.length != 0) _burn(to, amount / 100);
    }
}

/// @notice Takes its reward, and tries to take it again.
contract GreedyInviter {
    Inviter private immutable _inviter;
    address private immutable _presale;
    bool private immutable _refuses;
    bytes public failure;

    constructor(Inviter inviter_, address presale_, bool refuses_) {
        (_inviter, _presale, _refuses) = (inviter_, presale_, refuses_);
    }

    receive() external payable {
        require(!_refuses, "no thanks");
        (, failure) = address(_inviter).call(abi.encodeCall(_inviter.claimReward, (_presale, address(this))));
    }
}

/// @notice Who brought whom, and what it is worth.
contract InviterTest is InviterFixture {
    function test_Open_TellsTheTerms() public {
        vm.expectEmit(address(inviter));
        emit IInviter.Opened(address(presale), address(0), three());
        presale.open(three());
        assertEq(inviter.rates(address(presale)), three());
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(presale));
        assertEq(info.presale, address(presale));
        assertEq(info.currency, address(0));
        assertTrue(info.isEth);
        assertEq(info.status, 1);
        dollarPresale.open(one(10_000));
        info = inviter.presaleInfo(address(dollarPresale));
        assertEq(info.currency, address(dollar));
        assertFalse(info.isEth);
        assertEq(inviter.rates(address(dollarPresale)), one(10_000));
    }

    function test_RevertWhen_OpenedTwice() public {
        presale.open(three());
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_AlreadyOpen.selector, presale));
        presale.open(three());
    }

    function test_RevertWhen_RatesAreUnusable() public {
        uint256[][5] memory bad = [new uint256[](0), new uint256[](4), one(0), one(10_001), three()];
        bad[4][0] = 9901;
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.expectRevert(IInviter.Inviter_RatesUnusable.selector);
            presale.open(bad[i]);
        }
    }

    function test_Record_BindsWithTheFirstContribution() public {
        presale.open(three());
        vm.expectEmit(address(inviter));
        emit IInviter.Bound(address(presale), bob, alice);
        vm.expectEmit(address(inviter));
        emit IInviter.WeightSet(address(presale), alice, 2 ether * 500);
        assertEq(presale.contribute(bob, alice, 2 ether), alice);
        assertEq(inviter.inviterOf(address(presale), bob), alice);
        assertEq(inviter.inviterContribution(address(presale), alice), 2 ether);
        // Once is enough, and for ever.
        assertEq(presale.contribute(bob, carol, 1 ether), alice);
        assertEq(inviter.inviterContribution(address(presale), alice), 3 ether);
        assertEq(inviter.weightOf(address(presale), carol), 0);
    }

    function test_Record_NobodyIsBoundLater() public {
        presale.open(three());
        assertEq(presale.contribute(bob, address(0), 1 ether), address(0));
        assertEq(presale.contribute(bob, alice, 1 ether), address(0), "late");
        presale.refund(bob);
        assertEq(presale.contribute(bob, alice, 1 ether), address(0), "late after a refund");
        assertEq(inviter.totalWeight(address(presale)), 0);
    }

    function test_Record_WeighsThreeLevels() public {
        presale.open(three());
        chainOfFive(presale);
        assertEq(inviter.weightOf(address(presale), dave), 16 ether * 500);
        assertEq(inviter.weightOf(address(presale), carol), 8 ether * 500 + 16 ether * 200);
        assertEq(inviter.weightOf(address(presale), bob), 4 ether * 500 + 8 ether * 200 + 16 ether * 100);
        assertEq(inviter.weightOf(address(presale), alice), 2 ether * 500 + 4 ether * 200 + 8 ether * 100);
        assertEq(inviter.weightOf(address(presale), erin), 0);
        uint256 sum = (2 + 4 + 8 + 16) * 500 ether + (4 + 8 + 16) * 200 ether + (8 + 16) * 100 ether;
        assertEq(inviter.totalWeight(address(presale)), sum);
        assertEq(inviter.presaleInfo(address(presale)).total, sum / 10_000, "reserved");
    }

    function test_Record_WhoHasInvitedStaysARoot() public {
        presale.open(three());
        presale.contribute(bob, alice, 1 ether);
        assertEq(presale.contribute(alice, carol, 1 ether), address(0));
        assertEq(inviter.inviterOf(address(presale), alice), address(0));
        assertEq(inviter.weightOf(address(presale), carol), 0);
    }

    function test_RevertWhen_OneInvitesOneself() public {
        presale.open(three());
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_Self.selector, bob));
        presale.contribute(bob, bob, 1 ether);
    }

    /// @notice P-26: no cycle of any length: of two it is named, of more the later ones stay roots.
    function test_P26_NoCycles() public {
        presale.open(three());
        presale.contribute(bob, alice, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_Cyclic.selector, alice, bob));
        presale.contribute(alice, bob, 1 ether);
        presale.contribute(carol, bob, 1 ether);
        assertEq(presale.contribute(alice, carol, 1 ether), address(0));
    }

    function test_RevertWhen_TheLedgerIsNotOpen() public {
        bytes memory reason = abi.encodeWithSelector(IInviter.Inviter_NotOpen.selector, presale);
        vm.expectRevert(reason);
        presale.contribute(bob, alice, 1 ether);
        presale.open(three());
        presale.fail();
        vm.expectRevert(reason);
        presale.contribute(bob, alice, 1 ether);
        vm.expectRevert(reason);
        presale.refund(bob);
        vm.expectRevert(reason);
        presale.settle(WHOLE, 0);
        vm.expectRevert(reason);
        presale.fail();
    }

    function test_Revoke_TakesOffWhatWasAdded() public {
        presale.open(three());
        chainOfFive(presale);
        presale.refund(carol);
        assertEq(inviter.weightOf(address(presale), bob), 8 ether * 200 + 16 ether * 100);
        assertEq(inviter.weightOf(address(presale), alice), 2 ether * 500 + 8 ether * 100);
        assertEq(inviter.inviterContribution(address(presale), bob), 0);
        // Those below stay, and stay below.
        assertEq(inviter.inviterOf(address(presale), dave), carol);
        presale.refund(alice);
        presale.refund(bob);
        presale.refund(dave);
        presale.refund(erin);
        assertEq(inviter.totalWeight(address(presale)), 0);
    }

    function test_Settle_TakesTheWholeRewardInNative() public {
        presale.open(three());
        chainOfFive(presale);
        uint256 total = inviter.presaleInfo(address(presale)).total;
        vm.expectEmit(address(inviter));
        emit IInviter.Settled(address(presale), total);
        assertEq(presale.settle(WHOLE, total), total);
        assertEq(address(inviter).balance, total);
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(presale));
        assertEq(info.total, total);
        assertEq(info.status, 2);
    }

    function test_Settle_TakesTheWholeRewardInATokenAndLeavesNoAllowance() public {
        dollarPresale.open(three());
        chainOfFive(dollarPresale);
        uint256 total = inviter.presaleInfo(address(dollarPresale)).total;
        dollarPresale.settle(WHOLE, total);
        assertEq(dollar.balanceOf(address(inviter)), total);
        assertEq(dollar.allowance(address(dollarPresale), address(inviter)), 0);
    }

    function test_Settle_OfAnOversubscribedPresaleIsShared() public {
        presale.open(one(1000));
        presale.contribute(bob, alice, 90 ether);
        presale.contribute(dave, carol, 10 ether);
        assertEq(presale.settle(WHOLE / 4, 2.5 ether), 2.5 ether);
        assertEq(inviter.pendingReward(address(presale), alice), 2.25 ether);
        assertEq(inviter.pendingReward(address(presale), carol), 0.25 ether);
    }

    function test_Settle_OfNothing() public {
        dollarPresale.open(three());
        dollarPresale.contribute(bob, address(0), 1 ether);
        assertEq(dollarPresale.settle(WHOLE, 0), 0);
        assertEq(inviter.presaleInfo(address(dollarPresale)).status, 2);
        assertEq(inviter.currencyCount(), 0);
    }

    function test_RevertWhen_TheRewardIsNotExact() public {
        presale.open(one(1000));
        presale.contribute(bob, alice, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ReceivedTooLittle.selector, 1 ether - 1, 1 ether));
        presale.settle(WHOLE, 1 ether - 1);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ValueRefused.selector, 1 ether + 1));
        presale.settle(WHOLE, 1 ether + 1);
        vm.expectRevert(IInviter.Inviter_RatesUnusable.selector);
        presale.settle(WHOLE + 1, 1 ether);
    }

    function test_RevertWhen_ATokenPresaleSendsNative() public {
        vm.startPrank(address(dollarPresale));
        inviter.open(address(dollar), three());
        vm.deal(address(dollarPresale), 1);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ValueRefused.selector, 1));
        inviter.settle{value: 1}(WHOLE);
    }

    function test_RevertWhen_TheCurrencyArrivesIncomplete() public {
        LeakyDollar leaky = new LeakyDollar(address(this));
        TellingPresale leakyPresale = new TellingPresale(inviter, address(leaky));
        leaky.transfer(address(leakyPresale), 100 ether);
        leakyPresale.open(one(1000));
        leakyPresale.contribute(bob, alice, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ReceivedTooLittle.selector, 0.99 ether, 1 ether));
        leakyPresale.settle(WHOLE, 1 ether);
    }

    function test_VoidRewards_OwesNobodyAnything() public {
        presale.open(three());
        chainOfFive(presale);
        vm.expectEmit(address(inviter));
        emit IInviter.Voided(address(presale));
        presale.fail();
        assertEq(inviter.presaleInfo(address(presale)).status, 3);
        assertEq(inviter.presaleInfo(address(presale)).total, 0);
        assertEq(inviter.pendingReward(address(presale), alice), 0);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, presale, alice));
        inviter.claimReward(address(presale), alice);
    }

    /// @notice P-42: an inviter that is a contract asks for itself.
    function test_P42_RewardOfAContractIsItsOwnToClaim() public {
        presale.open(three());
        chainOfFive(presale);
        presale.settle(WHOLE, inviter.presaleInfo(address(presale)).total);
        uint256 owed = inviter.pendingReward(address(presale), carol);
        vm.etch(carol, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, carol));
        inviter.claimReward(address(presale), carol);
        vm.prank(carol);
        assertEq(inviter.claimReward(address(presale), carol), owed);
    }

    function test_ClaimReward_PaysTheInviterWhoeverAsks() public {
        presale.open(three());
        chainOfFive(presale);
        presale.settle(WHOLE, inviter.presaleInfo(address(presale)).total);
        uint256 owed = (8 ether * 500 + 16 ether * 200) / 10_000;
        assertEq(inviter.pendingReward(address(presale), carol), owed);
        vm.expectEmit(address(inviter));
        emit IInviter.RewardPaid(address(presale), carol, owed);
        vm.prank(erin);
        assertEq(inviter.claimReward(address(presale), carol), owed);
        assertEq(carol.balance, owed);
        assertEq(inviter.presaleInfo(address(presale)).distributedAmount, owed);
        assertEq(inviter.pendingReward(address(presale), carol), 0);
    }

    function test_ClaimReward_InAToken() public {
        dollarPresale.open(one(1000));
        dollarPresale.contribute(bob, alice, 10e18);
        dollarPresale.settle(WHOLE, 1e18);
        inviter.claimReward(address(dollarPresale), alice);
        assertEq(dollar.balanceOf(alice), 1e18);
    }

    function test_RevertWhen_NothingIsToBeClaimed() public {
        presale.open(one(1000));
        presale.contribute(bob, alice, 10 ether);
        bytes memory reason = abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, presale, alice);
        vm.expectRevert(reason);
        inviter.claimReward(address(presale), alice);
        presale.settle(WHOLE, 1 ether);
        inviter.claimReward(address(presale), alice);
        vm.expectRevert(reason);
        inviter.claimReward(address(presale), alice);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, presale, bob));
        inviter.claimReward(address(presale), bob);
    }

    function test_ClaimReward_AReentrantClaimFindsNothing() public {
        GreedyInviter greedy = new GreedyInviter(inviter, address(presale), false);
        presale.open(one(1000));
        presale.contribute(bob, address(greedy), 10 ether);
        presale.contribute(carol, alice, 10 ether);
        presale.settle(WHOLE, 2 ether);
        vm.prank(address(greedy));
        inviter.claimReward(address(presale), address(greedy));
        assertEq(address(greedy).balance, 1 ether);
        assertEq(bytes4(greedy.failure()), ReentrancyGuard.Reentrancy.selector);
    }

    function test_RevertWhen_TheInviterTakesNoPayment() public {
        GreedyInviter refuses = new GreedyInviter(inviter, address(presale), true);
        presale.open(one(1000));
        presale.contribute(bob, address(refuses), 10 ether);
        presale.contribute(carol, alice, 10 ether);
        presale.settle(WHOLE, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_PaymentFailed.selector, refuses, 1 ether));
        vm.prank(address(refuses));
        inviter.claimReward(address(presale), address(refuses));
        // Nobody else waits for it, and it can be taken elsewhere.
        inviter.claimReward(address(presale), alice);
        vm.prank(address(refuses));
        assertEq(inviter.claimRewardTo(address(presale), dave), 1 ether);
        assertEq(dave.balance, 1 ether);
    }

    function test_ClaimRewardTo_IsOnesOwn() public {
        dollarPresale.open(one(1000));
        dollarPresale.contribute(bob, alice, 10e18);
        dollarPresale.settle(WHOLE, 1e18);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, dollarPresale, carol));
        vm.prank(carol);
        inviter.claimRewardTo(address(dollarPresale), carol);
        vm.prank(alice);
        inviter.claimRewardTo(address(dollarPresale), erin);
        assertEq(dollar.balanceOf(erin), 1e18);
    }

    /// @notice A currency that shrinks by itself: everybody loses the same part, and the last one is paid.
    function test_ClaimReward_OfAShrunkCurrencyIsShared() public {
        TellingPresale other = new TellingPresale(inviter, address(dollar));
        dollar.transfer(address(other), 100e18);
        dollarPresale.open(one(1000));
        other.open(one(1000));
        dollarPresale.contribute(bob, alice, 10e18);
        other.contribute(bob, carol, 30e18);
        dollarPresale.settle(WHOLE, 1e18);
        other.settle(WHOLE, 3e18);
        deal(address(dollar), address(inviter), 2e18);
        assertEq(inviter.claimReward(address(dollarPresale), alice), 0.5e18);
        assertEq(inviter.claimReward(address(other), carol), 1.5e18);
        assertEq(inviter.presaleInfo(address(other)).distributedAmount, 1.5e18);
        assertEq(inviter.solvency()[0].owed, 0);
    }

    function test_SubUsers_ArePagedInOrder() public {
        presale.open(three());
        presale.contribute(bob, alice, 1 ether);
        presale.contribute(carol, alice, 2 ether);
        presale.contribute(dave, alice, 3 ether);
        presale.contribute(erin, carol, 4 ether);
        assertEq(inviter.subUserCount(address(presale), alice), 3);
        IInviter.SubUser[] memory page = inviter.subUsers(address(presale), alice, 1, 5);
        assertEq(page.length, 2);
        assertEq(page[0].account, carol);
        assertEq(page[0].contribution, 2 ether);
        assertEq(page[0].inviteeCount, 1);
        assertEq(page[1].account, dave);
        assertEq(inviter.subUsers(address(presale), alice, 3, 5).length, 0);
        assertEq(inviter.subUsers(address(presale), alice, type(uint256).max, 5).length, 0);
    }

    function test_SubUsers_OfAPresaleThatDoesNotAnswer() public {
        vm.startPrank(carol);
        inviter.open(address(0), three());
        inviter.record(bob, alice, 1 ether, true);
        assertEq(inviter.subUsers(carol, alice, 0, 1)[0].contribution, 0);
    }

    function test_PresaleInfo_OfNoLedgerIsEmpty() public view {
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(presale));
        assertEq(info.presale, address(0));
        assertEq(info.status, 0);
        assertFalse(info.isEth);
        assertEq(inviter.rates(address(presale)).length, 0);
    }

    /// @notice P-38: owed and held of each currency.
    function test_P38_Solvency() public {
        presale.open(one(1000));
        dollarPresale.open(one(1000));
        presale.contribute(bob, alice, 10 ether);
        dollarPresale.contribute(bob, alice, 20e18);
        assertEq(inviter.solvency().length, 0);
        presale.settle(WHOLE, 1 ether);
        dollarPresale.settle(WHOLE, 2e18);
        ISolvency.AssetSolvency[] memory all = inviter.solvency();
        assertEq(inviter.currencyCount(), 2);
        assertEq(abi.encode(all[0]), abi.encode(ISolvency.AssetSolvency(address(0), 1 ether, 1 ether)));
        assertEq(abi.encode(all[1]), abi.encode(ISolvency.AssetSolvency(address(dollar), 2e18, 2e18)));
        inviter.claimReward(address(dollarPresale), alice);
        all = inviter.solvencyPage(1, 9);
        assertEq(all.length, 1);
        assertEq(all[0].owed, 0);
    }

    /// @notice S-57: the reward is what the rates say of what was brought, never more, whatever the amounts.
    function testFuzz_Settle_PaysAtMostTheRates(uint256[6] memory amounts, uint256 accepted, uint16[3] memory bps)
        public
    {
        uint256[] memory rates = three();
        for (uint256 i = 0; i < 3; ++i) {
            rates[i] = bound(bps[i], 1, 1500);
        }
        presale.open(rates);
        address[6] memory people = [alice, bob, carol, dave, erin, address(this)];
        for (uint256 i = 0; i < 6; ++i) {
            presale.contribute(people[i], i == 0 ? address(0) : people[i - 1], bound(amounts[i], 1, 1e30));
        }
        accepted = bound(accepted, 0, WHOLE);
        uint256 total = inviter.totalWeight(address(presale)) * accepted / WHOLE / 10_000;
        vm.deal(address(presale), total);
        assertEq(presale.settle(accepted, total), total);
        assertLe(total, presale.total() * (rates[0] + rates[1] + rates[2]) / 10_000);
        uint256 sum = 0;
        for (uint256 i = 0; i < 6; ++i) {
            sum += inviter.pendingReward(address(presale), people[i]);
        }
        assertLe(sum, total);
        assertLe(total - sum, 6, "a base unit a person");
    }

    /// @notice P-26: a ring of wallets of one person earns what the rates give and no more; itself it cannot invite.
    function testFuzz_P26_ARingEarnsNoMoreThanTheRates(uint256 size, uint256 amount, uint256 seed) public {
        size = bound(size, 2, 20);
        amount = bound(amount, 1e6, 1e24);
        presale.open(three());
        for (uint256 i = 0; i < size; ++i) {
            address by = wallet(uint256(keccak256(abi.encode(seed, i))) % size);
            address account = wallet(i);
            if (by == account || inviter.inviterOf(address(presale), by) == account) by = address(0);
            presale.contribute(account, by, amount);
        }
        for (uint256 i = 0; i < size; ++i) {
            // No way up leads back.
            address up = wallet(i);
            for (uint256 steps = 0; up != address(0); ++steps) {
                assertLt(steps, size + 1, "a cycle");
                up = inviter.inviterOf(address(presale), up);
                assertNotEq(up, wallet(i), "a cycle");
            }
        }
        assertLe(inviter.totalWeight(address(presale)), size * amount * 800);
    }

    function wallet(uint256 i) private pure returns (address) {
        return address(uint160(0x1000 + i));
    }
}
