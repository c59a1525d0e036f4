// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "solady/auth/Ownable.sol";
import {AirdropFactory} from "../../src/airdrop/AirdropFactory.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {NftSaleFactory} from "../../src/nft/NftSaleFactory.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {PoolFactory} from "../../src/staking/PoolFactory.sol";
import {PresaleFactory} from "../../src/presale/PresaleFactory.sol";
import {TokenFactory} from "../../src/token-factory/TokenFactory.sol";
import {IVip} from "../../src/vip/IVip.sol";
import {Vip} from "../../src/vip/Vip.sol";
import {Membership} from "../fixtures/Actors.sol";
import {VipFixture} from "./VipFixture.sol";

/// @notice What every factory answers about its fee.
interface IFeeFactory {
    function setVip(address vip) external;
    function setFeeWhitelist(address user, uint256 discountBps) external;
    function setTemplate(uint256 templateId, address code, bool enabled) external;
    function setFee(uint256 templateId, uint256 feeWei) external;
    function feeOf(address user, uint256 templateId) external view returns (uint256);
}

/// @notice Takes no money, unless told to.
contract Refuser {
    bool public takes;

    function setTakes(bool takes_) external {
        takes = takes_;
    }

    function start(Vip vip, uint256 index) external payable {
        vip.startVip{value: msg.value}(index);
    }

    receive() external payable {
        require(takes);
    }
}

/// @notice Buys again while it is paid back.
contract Greedy {
    Vip private immutable vip;
    uint256 private left = 3;

    constructor(Vip vip_) {
        vip = vip_;
    }

    function start() external payable {
        vip.startVip{value: msg.value}(0);
    }

    receive() external payable {
        if (left == 0) return;
        --left;
        vip.startVip{value: address(this).balance}(0);
    }
}

contract VipTest is VipFixture {
    function test_StartVip_MakesAMember() public {
        assertFalse(vip.isMember(alice));
        vm.expectEmit(address(vip));
        emit IVip.VipStarted(alice, 0, alice, PRICE, DAYS, block.timestamp + 30 days);
        vm.prank(alice);
        uint256 until = vip.startVip{value: PRICE}(0);
        assertEq(until, block.timestamp + 30 days);
        assertEq(vip.expiredAt(alice), until);
        IVip.Record memory entry = vip.recordOf(alice);
        assertEq(entry.user, alice);
        assertEq(entry.amount, PRICE);
        assertEq(entry.circle, DAYS);
        assertEq(entry.expiredAt, until);
        assertEq(address(vip).balance, PRICE);
    }

    function test_StartVip_EndsToTheSecond() public {
        vm.prank(alice);
        uint256 until = vip.startVip{value: PRICE}(0);
        vm.warp(until - 1);
        assertTrue(vip.isMember(alice));
        vm.warp(until);
        assertFalse(vip.isMember(alice));
    }

    function test_StartVip_AddsToWhatIsLeft() public {
        vm.startPrank(alice);
        vip.startVip{value: PRICE}(0);
        vm.warp(block.timestamp + 10 days);
        uint256 until = vip.startVip{value: LONG_PRICE}(1);
        vm.stopPrank();
        assertEq(until, block.timestamp + 20 days + 365 days);
        assertEq(vip.recordOf(alice).amount, LONG_PRICE);
        assertEq(vip.recordOf(alice).circle, LONG_DAYS);
    }

    function test_StartVip_BeginsAnewAfterItsEnd() public {
        vm.startPrank(alice);
        vip.startVip{value: PRICE}(0);
        vm.warp(block.timestamp + 300 days);
        assertEq(vip.startVip{value: PRICE}(0), block.timestamp + 30 days);
        vm.stopPrank();
    }

    function test_P37_OverpaidComesBack() public {
        vm.prank(alice);
        vip.startVip{value: PRICE + 1 ether}(0);
        assertEq(alice.balance, 100 ether - PRICE);
        assertEq(address(vip).balance, PRICE);
    }

    function test_RevertWhen_TooLittleIsPaid() public {
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_ValueTooLow.selector, PRICE - 1, PRICE));
        vm.prank(alice);
        vip.startVip{value: PRICE - 1}(0);
    }

    function test_RevertWhen_ThePlanIsUnknown() public {
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PlanUnknown.selector, 2, 2));
        vm.prank(alice);
        vip.startVip{value: PRICE}(2);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PlanUnknown.selector, 2, 2));
        vip.planOf(2);
    }

    function test_RevertWhen_ThePlanIsClosed() public {
        vm.prank(platform);
        vip.setPlanEnabled(0, false);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PlanClosed.selector, 0));
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
    }

    function test_RevertWhen_ItWouldReachTooFar() public {
        vm.startPrank(alice);
        vm.deal(alice, 1000 ether);
        for (uint256 i = 0; i < 100; ++i) {
            vip.startVip{value: LONG_PRICE}(1);
        }
        uint256 max = block.timestamp + 36_500 days;
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_TooFarAhead.selector, max + 365 days, max));
        vip.startVip{value: LONG_PRICE}(1);
        vm.stopPrank();
    }

    function test_RevertWhen_TheChangeIsRefused() public {
        Refuser refuser = new Refuser();
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PaymentFailed.selector, address(refuser), 1));
        refuser.start{value: PRICE + 1}(vip, 0);
        refuser.start{value: PRICE}(vip, 0);
        assertTrue(vip.isMember(address(refuser)));
    }

    function test_P30_BuyingWhilePaidBackGainsNothing() public {
        Greedy greedy = new Greedy(vip);
        greedy.start{value: 10 ether}();
        assertEq(vip.expiredAt(address(greedy)), block.timestamp + 4 * 30 days);
        assertEq(address(vip).balance, 4 * PRICE);
    }

    function test_StartVipFor_IsAGift() public {
        vm.expectEmit(address(vip));
        emit IVip.VipStarted(bob, 0, alice, PRICE, DAYS, block.timestamp + 30 days);
        vm.prank(alice);
        vip.startVipFor{value: 1 ether}(bob, 0);
        assertTrue(vip.isMember(bob));
        assertFalse(vip.isMember(alice));
        assertEq(alice.balance, 100 ether - PRICE);
    }

    function test_RevertWhen_TheGiftIsForNobody() public {
        vm.expectRevert(IVip.Vip_UserZero.selector);
        vip.startVipFor{value: PRICE}(address(0), 0);
    }

    function test_AddPlan_AddsAnOpenPlan() public {
        vm.expectEmit(address(vip));
        emit IVip.PlanAdded(2, 0, 1);
        vm.prank(platform);
        assertEq(vip.addPlan(0, 1), 2);
        IVip.Plan memory plan = vip.planOf(2);
        assertEq(plan.index, 2);
        assertEq(plan.price, 0);
        assertEq(plan.circle, 1);
        assertTrue(plan.enabled);
        assertEq(vip.planCount(), 3);
    }

    function test_RevertWhen_ThePlanIsOutOfRange() public {
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_CircleOutOfRange.selector, 0, 3650));
        vip.addPlan(1, 0);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_CircleOutOfRange.selector, 3651, 3650));
        vip.addPlan(1, 3651);
        uint256 max = type(uint128).max;
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PriceTooHigh.selector, max + 1, max));
        vip.addPlan(max + 1, 1);
        vip.addPlan(max, 3650);
        vm.stopPrank();
    }

    function test_RevertWhen_ThereAreTooManyPlans() public {
        vm.startPrank(platform);
        for (uint256 i = 2; i < 100; ++i) {
            vip.addPlan(1, 1);
        }
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_TooManyPlans.selector, 100));
        vip.addPlan(1, 1);
        vm.stopPrank();
    }

    function test_SetPlanEnabled_ClosesAndOpens() public {
        vm.startPrank(alice);
        vip.startVip{value: PRICE}(0);
        vm.stopPrank();
        vm.startPrank(platform);
        vm.expectEmit(address(vip));
        emit IVip.PlanEnabled(0, false);
        vip.setPlanEnabled(0, false);
        assertFalse(vip.plans()[0].enabled);
        // Who paid stays a member.
        assertTrue(vip.isMember(alice));
        vip.setPlanEnabled(0, true);
        assertTrue(vip.plans()[0].enabled);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PlanUnknown.selector, 9, 2));
        vip.setPlanEnabled(9, true);
        vm.stopPrank();
    }

    function test_P12_OnlyTheOwnerSetsPlans() public {
        vm.startPrank(alice);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vip.addPlan(1, 1);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vip.setPlanEnabled(0, false);
        vm.expectRevert(Ownable.Unauthorized.selector);
        vip.setDevAddress(alice);
        vm.stopPrank();
    }

    function test_SetDevAddress_IsOwnersAndItsOwn() public {
        vm.prank(dev);
        vip.setDevAddress(bob);
        assertEq(vip.devAddress(), bob);
        vm.expectEmit(address(vip));
        emit IVip.DevAddressSet(dev);
        vm.prank(platform);
        vip.setDevAddress(dev);
        vm.expectRevert(IVip.Vip_DevAddressZero.selector);
        vm.prank(platform);
        vip.setDevAddress(address(0));
    }

    function test_Withdraw_PaysEverythingToTheDevAddress() public {
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        vm.expectEmit(address(vip));
        emit IVip.Withdrawn(dev, PRICE);
        vm.prank(bob);
        assertEq(vip.withdraw(), PRICE);
        assertEq(dev.balance, PRICE);
        assertTrue(vip.isMember(alice));
    }

    function test_RevertWhen_ThereIsNothingToPay() public {
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_NothingToPay.selector, dev));
        vip.withdraw();
    }

    function test_Withdraw_WaitsForADevAddressThatTakesMoney() public {
        Refuser refuser = new Refuser();
        vm.prank(platform);
        vip.setDevAddress(address(refuser));
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_PaymentFailed.selector, address(refuser), PRICE));
        vip.withdraw();
        // Nobody else is stopped by it.
        vm.prank(bob);
        vip.startVip{value: PRICE}(0);
        refuser.setTakes(true);
        assertEq(vip.withdraw(), 2 * PRICE);
    }

    function test_Views_ReadPlansAndRecords() public {
        assertEq(vip.fee(), PRICE);
        assertEq(vip.period(), DAYS);
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        address[] memory users = new address[](2);
        (users[0], users[1]) = (alice, bob);
        IVip.Record[] memory entries = vip.recordsOf(users);
        assertEq(entries[0].expiredAt, block.timestamp + 30 days);
        assertEq(entries[1].user, bob);
        assertEq(entries[1].expiredAt, 0);
        Vip empty = new Vip(platform);
        assertEq(empty.fee(), 0);
        assertEq(empty.period(), 0);
        assertEq(empty.plans().length, 0);
    }

    function test_P38_SolvencyOwesNothing() public {
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        ISolvency.AssetSolvency[] memory assets = vip.solvency();
        assertEq(assets.length, 1);
        assertEq(assets[0].asset, address(0));
        assertEq(assets[0].owed, 0);
        assertEq(assets[0].held, PRICE);
    }

    function test_RevertWhen_OwnershipComesWithMoney() public {
        vm.deal(platform, 1);
        vm.expectRevert(abi.encodeWithSelector(IVip.Vip_ValueRefused.selector, 1));
        vm.prank(platform);
        vip.transferOwnership{value: 1}(bob);
    }

    function test_RenounceOwnership_LeavesPlansAsTheyAre() public {
        vm.prank(platform);
        vip.renounceOwnership();
        vm.prank(alice);
        vip.startVip{value: PRICE}(0);
        assertEq(vip.withdraw(), PRICE);
    }

    /// @notice Members create without a fee in every factory, up to the second of their end, and nobody else does.
    function test_P37_EveryFactoryWaivesTheFeeOfMembers() public {
        address[5] memory factories = _everyFactory();
        vm.prank(alice);
        uint256 until = vip.startVip{value: PRICE}(0);
        for (uint256 i = 0; i < factories.length; ++i) {
            _checkWaiver(IFeeFactory(factories[i]), until);
        }
    }

    /// @notice A membership contract in any state of ill health makes nobody a member and stops nobody.
    function test_P38_ABrokenMembershipBlocksNoFactory() public {
        address[5] memory factories = _everyFactory();
        Membership broken = new Membership();
        broken.setMember(alice, true);
        for (uint256 i = 0; i < factories.length; ++i) {
            IFeeFactory factory = IFeeFactory(factories[i]);
            vm.startPrank(platform);
            factory.setTemplate(1, address(vip), true);
            factory.setFee(1, 1 ether);
            factory.setVip(address(broken));
            vm.stopPrank();
            broken.setHealth(Membership.Health.Honest);
            assertEq(factory.feeOf(alice, 1), 0);
            for (uint256 j = 1; j <= uint256(type(Membership.Health).max); ++j) {
                broken.setHealth(Membership.Health(j));
                assertEq(factory.feeOf(alice, 1), 1 ether);
            }
            vm.prank(platform);
            factory.setVip(makeAddr("no code here"));
            assertEq(factory.feeOf(alice, 1), 1 ether);
        }
    }

    function testFuzz_PaidTimeIsNeverShortened(uint256 seed, uint8 payments) public {
        vm.deal(alice, 1e6 ether);
        uint256 owed = block.timestamp;
        for (uint256 i = 0; i < payments % 20; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            vm.warp(block.timestamp + seed % 40 days);
            uint256 index = (seed >> 128) % 2;
            if (owed < block.timestamp) owed = block.timestamp;
            owed += (index == 0 ? DAYS : LONG_DAYS) * 1 days;
            vm.prank(seed % 3 == 0 ? bob : alice);
            vm.deal(bob, 100 ether);
            vip.startVipFor{value: 3 ether}(alice, index);
            assertEq(vip.expiredAt(alice), owed);
        }
    }

    function _everyFactory() private returns (address[5] memory) {
        PlatformRegistry registry = new PlatformRegistry(platform);
        TokenFactory tokens = new TokenFactory(platform, address(registry));
        return [
            address(tokens),
            address(new PresaleFactory(platform, registry, tokens)),
            address(new AirdropFactory(platform, registry)),
            address(new PoolFactory(platform, registry)),
            address(new NftSaleFactory(platform))
        ];
    }

    function _checkWaiver(IFeeFactory factory, uint256 until) private {
        vm.warp(1_800_000_000);
        vm.startPrank(platform);
        factory.setTemplate(1, address(vip), true);
        factory.setFee(1, 1 ether);
        assertEq(factory.feeOf(alice, 1), 1 ether);
        factory.setVip(address(vip));
        vm.stopPrank();
        assertEq(factory.feeOf(alice, 1), 0);
        assertEq(factory.feeOf(bob, 1), 1 ether);
        vm.warp(until - 1);
        assertEq(factory.feeOf(alice, 1), 0);
        vm.warp(until);
        assertEq(factory.feeOf(alice, 1), 1 ether);
    }
}
