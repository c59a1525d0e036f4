// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {Inviter} from "../../src/inviter/Inviter.sol";
import {IInviter} from "../../src/inviter/IInviter.sol";
import {Payees} from "../../src/platform/Payees.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {InviterFixture, TellingSale} from "./InviterFixture.sol";

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
    address private immutable _sale;
    bool private immutable _refuses;
    bytes public failure;

    constructor(Inviter inviter_, address sale_, bool refuses_) {
        (_inviter, _sale, _refuses) = (inviter_, sale_, refuses_);
    }

    receive() external payable {
        require(!_refuses, "no thanks");
        (, failure) = address(_inviter).call(abi.encodeCall(_inviter.claimReward, (_sale, address(this))));
    }
}

/// @notice Who brought whom, and what it is worth.
contract InviterTest is InviterFixture {
    function test_Open_TellsTheTerms() public {
        vm.expectEmit(address(inviter));
        emit IInviter.Opened(address(sale), address(0), three());
        sale.open(three());
        assertEq(inviter.rates(address(sale)), three());
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(sale));
        assertEq(info.presale, address(sale));
        assertEq(info.currency, address(0));
        assertTrue(info.isEth);
        assertEq(info.status, 1);
        dollarSale.open(one(10_000));
        info = inviter.presaleInfo(address(dollarSale));
        assertEq(info.currency, address(dollar));
        assertFalse(info.isEth);
        assertEq(inviter.rates(address(dollarSale)), one(10_000));
    }

    function test_RevertWhen_OpenedTwice() public {
        sale.open(three());
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_AlreadyOpen.selector, sale));
        sale.open(three());
    }

    function test_RevertWhen_RatesAreUnusable() public {
        uint256[][5] memory bad = [new uint256[](0), new uint256[](4), one(0), one(10_001), three()];
        bad[4][0] = 9901;
        for (uint256 i = 0; i < bad.length; ++i) {
            vm.expectRevert(IInviter.Inviter_RatesUnusable.selector);
            sale.open(bad[i]);
        }
    }

    function test_Record_BindsWithTheFirstContribution() public {
        sale.open(three());
        vm.expectEmit(address(inviter));
        emit IInviter.Bound(address(sale), bob, alice);
        vm.expectEmit(address(inviter));
        emit IInviter.WeightSet(address(sale), alice, 2 ether * 500);
        assertEq(sale.contribute(bob, alice, 2 ether), alice);
        assertEq(inviter.inviterOf(address(sale), bob), alice);
        assertEq(inviter.inviterContribution(address(sale), alice), 2 ether);
        // Once is enough, and for ever.
        assertEq(sale.contribute(bob, carol, 1 ether), alice);
        assertEq(inviter.inviterContribution(address(sale), alice), 3 ether);
        assertEq(inviter.weightOf(address(sale), carol), 0);
    }

    function test_Record_NobodyIsBoundLater() public {
        sale.open(three());
        assertEq(sale.contribute(bob, address(0), 1 ether), address(0));
        assertEq(sale.contribute(bob, alice, 1 ether), address(0), "late");
        sale.refund(bob);
        assertEq(sale.contribute(bob, alice, 1 ether), address(0), "late after a refund");
        assertEq(inviter.totalWeight(address(sale)), 0);
    }

    function test_Record_WeighsThreeLevels() public {
        sale.open(three());
        chainOfFive(sale);
        assertEq(inviter.weightOf(address(sale), dave), 16 ether * 500);
        assertEq(inviter.weightOf(address(sale), carol), 8 ether * 500 + 16 ether * 200);
        assertEq(inviter.weightOf(address(sale), bob), 4 ether * 500 + 8 ether * 200 + 16 ether * 100);
        assertEq(inviter.weightOf(address(sale), alice), 2 ether * 500 + 4 ether * 200 + 8 ether * 100);
        assertEq(inviter.weightOf(address(sale), erin), 0);
        uint256 sum = (2 + 4 + 8 + 16) * 500 ether + (4 + 8 + 16) * 200 ether + (8 + 16) * 100 ether;
        assertEq(inviter.totalWeight(address(sale)), sum);
        assertEq(inviter.presaleInfo(address(sale)).total, sum / 10_000, "reserved");
    }

    function test_Record_WhoHasInvitedStaysARoot() public {
        sale.open(three());
        sale.contribute(bob, alice, 1 ether);
        assertEq(sale.contribute(alice, carol, 1 ether), address(0));
        assertEq(inviter.inviterOf(address(sale), alice), address(0));
        assertEq(inviter.weightOf(address(sale), carol), 0);
    }

    function test_RevertWhen_OneInvitesOneself() public {
        sale.open(three());
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_Self.selector, bob));
        sale.contribute(bob, bob, 1 ether);
    }

    /// @notice P-26: no cycle of any length: of two it is named, of more the later ones stay roots.
    function test_P26_NoCycles() public {
        sale.open(three());
        sale.contribute(bob, alice, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_Cyclic.selector, alice, bob));
        sale.contribute(alice, bob, 1 ether);
        sale.contribute(carol, bob, 1 ether);
        assertEq(sale.contribute(alice, carol, 1 ether), address(0));
    }

    function test_RevertWhen_TheLedgerIsNotOpen() public {
        bytes memory reason = abi.encodeWithSelector(IInviter.Inviter_NotOpen.selector, sale);
        vm.expectRevert(reason);
        sale.contribute(bob, alice, 1 ether);
        sale.open(three());
        sale.fail();
        vm.expectRevert(reason);
        sale.contribute(bob, alice, 1 ether);
        vm.expectRevert(reason);
        sale.refund(bob);
        vm.expectRevert(reason);
        sale.settle(WHOLE, 0);
        vm.expectRevert(reason);
        sale.fail();
    }

    function test_Revoke_TakesOffWhatWasAdded() public {
        sale.open(three());
        chainOfFive(sale);
        sale.refund(carol);
        assertEq(inviter.weightOf(address(sale), bob), 8 ether * 200 + 16 ether * 100);
        assertEq(inviter.weightOf(address(sale), alice), 2 ether * 500 + 8 ether * 100);
        assertEq(inviter.inviterContribution(address(sale), bob), 0);
        // Those below stay, and stay below.
        assertEq(inviter.inviterOf(address(sale), dave), carol);
        sale.refund(alice);
        sale.refund(bob);
        sale.refund(dave);
        sale.refund(erin);
        assertEq(inviter.totalWeight(address(sale)), 0);
    }

    function test_Settle_TakesTheWholeRewardInNative() public {
        sale.open(three());
        chainOfFive(sale);
        uint256 total = inviter.presaleInfo(address(sale)).total;
        vm.expectEmit(address(inviter));
        emit IInviter.Settled(address(sale), total);
        assertEq(sale.settle(WHOLE, total), total);
        assertEq(address(inviter).balance, total);
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(sale));
        assertEq(info.total, total);
        assertEq(info.status, 2);
    }

    function test_Settle_TakesTheWholeRewardInATokenAndLeavesNoAllowance() public {
        dollarSale.open(three());
        chainOfFive(dollarSale);
        uint256 total = inviter.presaleInfo(address(dollarSale)).total;
        dollarSale.settle(WHOLE, total);
        assertEq(dollar.balanceOf(address(inviter)), total);
        assertEq(dollar.allowance(address(dollarSale), address(inviter)), 0);
    }

    function test_Settle_OfAnOversubscribedSaleIsShared() public {
        sale.open(one(1000));
        sale.contribute(bob, alice, 90 ether);
        sale.contribute(dave, carol, 10 ether);
        assertEq(sale.settle(WHOLE / 4, 2.5 ether), 2.5 ether);
        assertEq(inviter.pendingReward(address(sale), alice), 2.25 ether);
        assertEq(inviter.pendingReward(address(sale), carol), 0.25 ether);
    }

    function test_Settle_OfNothing() public {
        dollarSale.open(three());
        dollarSale.contribute(bob, address(0), 1 ether);
        assertEq(dollarSale.settle(WHOLE, 0), 0);
        assertEq(inviter.presaleInfo(address(dollarSale)).status, 2);
        assertEq(inviter.currencyCount(), 0);
    }

    function test_RevertWhen_TheRewardIsNotExact() public {
        sale.open(one(1000));
        sale.contribute(bob, alice, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ReceivedTooLittle.selector, 1 ether - 1, 1 ether));
        sale.settle(WHOLE, 1 ether - 1);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ValueRefused.selector, 1 ether + 1));
        sale.settle(WHOLE, 1 ether + 1);
        vm.expectRevert(IInviter.Inviter_RatesUnusable.selector);
        sale.settle(WHOLE + 1, 1 ether);
    }

    function test_RevertWhen_ATokenSaleSendsNative() public {
        vm.startPrank(address(dollarSale));
        inviter.open(address(dollar), three());
        vm.deal(address(dollarSale), 1);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ValueRefused.selector, 1));
        inviter.settle{value: 1}(WHOLE);
    }

    function test_RevertWhen_TheCurrencyArrivesIncomplete() public {
        LeakyDollar leaky = new LeakyDollar(address(this));
        TellingSale leakySale = new TellingSale(inviter, address(leaky));
        leaky.transfer(address(leakySale), 100 ether);
        leakySale.open(one(1000));
        leakySale.contribute(bob, alice, 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_ReceivedTooLittle.selector, 0.99 ether, 1 ether));
        leakySale.settle(WHOLE, 1 ether);
    }

    function test_VoidRewards_OwesNobodyAnything() public {
        sale.open(three());
        chainOfFive(sale);
        vm.expectEmit(address(inviter));
        emit IInviter.Voided(address(sale));
        sale.fail();
        assertEq(inviter.presaleInfo(address(sale)).status, 3);
        assertEq(inviter.presaleInfo(address(sale)).total, 0);
        assertEq(inviter.pendingReward(address(sale), alice), 0);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, sale, alice));
        inviter.claimReward(address(sale), alice);
    }

    /// @notice P-42: an inviter that is a contract asks for itself.
    function test_P42_RewardOfAContractIsItsOwnToClaim() public {
        sale.open(three());
        chainOfFive(sale);
        sale.settle(WHOLE, inviter.presaleInfo(address(sale)).total);
        uint256 owed = inviter.pendingReward(address(sale), carol);
        vm.etch(carol, hex"00");
        vm.expectRevert(abi.encodeWithSelector(Payees.Payees_AsksForItself.selector, carol));
        inviter.claimReward(address(sale), carol);
        vm.prank(carol);
        assertEq(inviter.claimReward(address(sale), carol), owed);
    }

    function test_ClaimReward_PaysTheInviterWhoeverAsks() public {
        sale.open(three());
        chainOfFive(sale);
        sale.settle(WHOLE, inviter.presaleInfo(address(sale)).total);
        uint256 owed = (8 ether * 500 + 16 ether * 200) / 10_000;
        assertEq(inviter.pendingReward(address(sale), carol), owed);
        vm.expectEmit(address(inviter));
        emit IInviter.RewardPaid(address(sale), carol, owed);
        vm.prank(erin);
        assertEq(inviter.claimReward(address(sale), carol), owed);
        assertEq(carol.balance, owed);
        assertEq(inviter.presaleInfo(address(sale)).distributedAmount, owed);
        assertEq(inviter.pendingReward(address(sale), carol), 0);
    }

    function test_ClaimReward_InAToken() public {
        dollarSale.open(one(1000));
        dollarSale.contribute(bob, alice, 10e18);
        dollarSale.settle(WHOLE, 1e18);
        inviter.claimReward(address(dollarSale), alice);
        assertEq(dollar.balanceOf(alice), 1e18);
    }

    function test_RevertWhen_NothingIsToBeClaimed() public {
        sale.open(one(1000));
        sale.contribute(bob, alice, 10 ether);
        bytes memory reason = abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, sale, alice);
        vm.expectRevert(reason);
        inviter.claimReward(address(sale), alice);
        sale.settle(WHOLE, 1 ether);
        inviter.claimReward(address(sale), alice);
        vm.expectRevert(reason);
        inviter.claimReward(address(sale), alice);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, sale, bob));
        inviter.claimReward(address(sale), bob);
    }

    function test_ClaimReward_AReentrantClaimFindsNothing() public {
        GreedyInviter greedy = new GreedyInviter(inviter, address(sale), false);
        sale.open(one(1000));
        sale.contribute(bob, address(greedy), 10 ether);
        sale.contribute(carol, alice, 10 ether);
        sale.settle(WHOLE, 2 ether);
        vm.prank(address(greedy));
        inviter.claimReward(address(sale), address(greedy));
        assertEq(address(greedy).balance, 1 ether);
        assertEq(bytes4(greedy.failure()), ReentrancyGuard.Reentrancy.selector);
    }

    function test_RevertWhen_TheInviterTakesNoPayment() public {
        GreedyInviter refuses = new GreedyInviter(inviter, address(sale), true);
        sale.open(one(1000));
        sale.contribute(bob, address(refuses), 10 ether);
        sale.contribute(carol, alice, 10 ether);
        sale.settle(WHOLE, 2 ether);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_PaymentFailed.selector, refuses, 1 ether));
        vm.prank(address(refuses));
        inviter.claimReward(address(sale), address(refuses));
        // Nobody else waits for it, and it can be taken elsewhere.
        inviter.claimReward(address(sale), alice);
        vm.prank(address(refuses));
        assertEq(inviter.claimRewardTo(address(sale), dave), 1 ether);
        assertEq(dave.balance, 1 ether);
    }

    function test_ClaimRewardTo_IsOnesOwn() public {
        dollarSale.open(one(1000));
        dollarSale.contribute(bob, alice, 10e18);
        dollarSale.settle(WHOLE, 1e18);
        vm.expectRevert(abi.encodeWithSelector(IInviter.Inviter_NothingToClaim.selector, dollarSale, carol));
        vm.prank(carol);
        inviter.claimRewardTo(address(dollarSale), carol);
        vm.prank(alice);
        inviter.claimRewardTo(address(dollarSale), erin);
        assertEq(dollar.balanceOf(erin), 1e18);
    }

    /// @notice A currency that shrinks by itself: everybody loses the same part, and the last one is paid.
    function test_ClaimReward_OfAShrunkCurrencyIsShared() public {
        TellingSale other = new TellingSale(inviter, address(dollar));
        dollar.transfer(address(other), 100e18);
        dollarSale.open(one(1000));
        other.open(one(1000));
        dollarSale.contribute(bob, alice, 10e18);
        other.contribute(bob, carol, 30e18);
        dollarSale.settle(WHOLE, 1e18);
        other.settle(WHOLE, 3e18);
        deal(address(dollar), address(inviter), 2e18);
        assertEq(inviter.claimReward(address(dollarSale), alice), 0.5e18);
        assertEq(inviter.claimReward(address(other), carol), 1.5e18);
        assertEq(inviter.presaleInfo(address(other)).distributedAmount, 1.5e18);
        assertEq(inviter.solvency()[0].owed, 0);
    }

    function test_SubUsers_ArePagedInOrder() public {
        sale.open(three());
        sale.contribute(bob, alice, 1 ether);
        sale.contribute(carol, alice, 2 ether);
        sale.contribute(dave, alice, 3 ether);
        sale.contribute(erin, carol, 4 ether);
        assertEq(inviter.subUserCount(address(sale), alice), 3);
        IInviter.SubUser[] memory page = inviter.subUsers(address(sale), alice, 1, 5);
        assertEq(page.length, 2);
        assertEq(page[0].account, carol);
        assertEq(page[0].contribution, 2 ether);
        assertEq(page[0].inviteeCount, 1);
        assertEq(page[1].account, dave);
        assertEq(inviter.subUsers(address(sale), alice, 3, 5).length, 0);
        assertEq(inviter.subUsers(address(sale), alice, type(uint256).max, 5).length, 0);
    }

    function test_SubUsers_OfASaleThatDoesNotAnswer() public {
        vm.startPrank(carol);
        inviter.open(address(0), three());
        inviter.record(bob, alice, 1 ether, true);
        assertEq(inviter.subUsers(carol, alice, 0, 1)[0].contribution, 0);
    }

    function test_PresaleInfo_OfNoLedgerIsEmpty() public view {
        IInviter.PresaleInfo memory info = inviter.presaleInfo(address(sale));
        assertEq(info.presale, address(0));
        assertEq(info.status, 0);
        assertFalse(info.isEth);
        assertEq(inviter.rates(address(sale)).length, 0);
    }

    /// @notice P-38: owed and held of each currency.
    function test_P38_Solvency() public {
        sale.open(one(1000));
        dollarSale.open(one(1000));
        sale.contribute(bob, alice, 10 ether);
        dollarSale.contribute(bob, alice, 20e18);
        assertEq(inviter.solvency().length, 0);
        sale.settle(WHOLE, 1 ether);
        dollarSale.settle(WHOLE, 2e18);
        ISolvency.AssetSolvency[] memory all = inviter.solvency();
        assertEq(inviter.currencyCount(), 2);
        assertEq(abi.encode(all[0]), abi.encode(ISolvency.AssetSolvency(address(0), 1 ether, 1 ether)));
        assertEq(abi.encode(all[1]), abi.encode(ISolvency.AssetSolvency(address(dollar), 2e18, 2e18)));
        inviter.claimReward(address(dollarSale), alice);
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
        sale.open(rates);
        address[6] memory people = [alice, bob, carol, dave, erin, address(this)];
        for (uint256 i = 0; i < 6; ++i) {
            sale.contribute(people[i], i == 0 ? address(0) : people[i - 1], bound(amounts[i], 1, 1e30));
        }
        accepted = bound(accepted, 0, WHOLE);
        uint256 total = inviter.totalWeight(address(sale)) * accepted / WHOLE / 10_000;
        vm.deal(address(sale), total);
        assertEq(sale.settle(accepted, total), total);
        assertLe(total, sale.total() * (rates[0] + rates[1] + rates[2]) / 10_000);
        uint256 sum = 0;
        for (uint256 i = 0; i < 6; ++i) {
            sum += inviter.pendingReward(address(sale), people[i]);
        }
        assertLe(sum, total);
        assertLe(total - sum, 6, "a base unit a person");
    }

    /// @notice P-26: a ring of wallets of one person earns what the rates give and no more; itself it cannot invite.
    function testFuzz_P26_ARingEarnsNoMoreThanTheRates(uint256 size, uint256 amount, uint256 seed) public {
        size = bound(size, 2, 20);
        amount = bound(amount, 1e6, 1e24);
        sale.open(three());
        for (uint256 i = 0; i < size; ++i) {
            address by = wallet(uint256(keccak256(abi.encode(seed, i))) % size);
            address account = wallet(i);
            if (by == account || inviter.inviterOf(address(sale), by) == account) by = address(0);
            sale.contribute(account, by, amount);
        }
        for (uint256 i = 0; i < size; ++i) {
            // No way up leads back.
            address up = wallet(i);
            for (uint256 steps = 0; up != address(0); ++steps) {
                assertLt(steps, size + 1, "a cycle");
                up = inviter.inviterOf(address(sale), up);
                assertNotEq(up, wallet(i), "a cycle");
            }
        }
        assertLe(inviter.totalWeight(address(sale)), size * amount * 800);
    }

    function wallet(uint256 i) private pure returns (address) {
        return address(uint160(0x1000 + i));
    }
}
