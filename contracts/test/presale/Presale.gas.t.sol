// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IEvmVersion} from "../fixtures/EvmRules.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice What people pay: whole transactions under the rules of today's networks, native currency unless it says so.
contract PresaleGasTest is PresaleFixture {
    string private constant GROUP = "presale/Presale";

    modifier onTodaysNetwork() {
        IEvmVersion(address(vm)).setEvmVersion("prague");
        _;
    }

    function test_Gas_Create() public onTodaysNetwork {
        openPresale(NORMAL);
        Plan memory p = vestingPlan(NORMAL);
        vm.startPrank(alice);
        token.approve(address(presaleFactory), 148_000e18);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(NORMAL, p.addresses, p.numbers, KEY);
        measure("create, deposit included", 350_000);
        p = newPlan(FAIR);
        token.approve(address(presaleFactory), 148_000e18);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(FAIR, p.addresses, p.numbers, KEY);
        measure("create, fair, first of its template", 390_000);
        p = newPlan(PRIVATE);
        token.approve(address(presaleFactory), 100_000e18);
        presaleFactory.deploy{value: PRESALE_FEE_WEI}(PRIVATE, p.addresses, p.numbers, KEY);
        measure("create, private, first of its template", 390_000);
    }

    function test_Gas_Contribute() public onTodaysNetwork {
        IPresale presale = runningPresale(NORMAL);
        put(presale, dave, 1 ether);
        vm.prank(bob);
        presale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        measure("contribute, first", 60_000);
        vm.prank(bob);
        presale.contribute{value: 2.345_678_9 ether}(2.345_678_9 ether, address(0));
        measure("contribute, again", 42_000);
    }

    function test_Gas_ContributeListed() public onTodaysNetwork {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (1, 1 hours, 1 hours);
        IPresale presale = openPresale(p);
        list(presale, 1, bob, carol, dave);
        vm.warp(startTime);
        put(presale, dave, 1 ether);
        vm.prank(bob);
        presale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        measure("contribute, first, by a slot", 60_000);
    }

    function test_Gas_ContributeTokens() public onTodaysNetwork {
        IPresale presale = runningPresale(dollarPlan(NORMAL));
        put(presale, dave, 1 ether);
        vm.startPrank(bob);
        dollar.approve(address(presale), type(uint256).max);
        presale.contribute(1.234_567_89 ether, address(0));
        measure("contribute, first, ERC-20", 90_000);
    }

    function test_Gas_ContributeWithInviter() public onTodaysNetwork {
        IPresale presale = openPresale(NORMAL);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        presale.openInviter(rates);
        vm.warp(startTime);
        put(presale, dave, 1 ether);
        putVia(presale, carol, 1 ether, dave);
        vm.prank(bob);
        presale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, dave);
        measure("contribute, first, with an inviter", 200_000);
        vm.prank(bob);
        presale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, dave);
        measure("contribute, again, with an inviter", 90_000);
    }

    function test_Gas_Refund() public onTodaysNetwork {
        IPresale presale = runningPresale(NORMAL);
        put(presale, bob, 10 ether);
        put(presale, carol, 10 ether);
        put(presale, dave, 10 ether);
        vm.prank(bob);
        presale.refund();
        measure("refund, forced, first of the presale", 80_000);
        vm.prank(dave);
        presale.refund();
        measure("refund, forced", 60_000);
        put(presale, bob, 10 ether);
        put(presale, dave, 10 ether);
        vm.prank(alice);
        presale.cancel();
        vm.prank(carol);
        presale.refund();
        measure("refund", 40_000);
    }

    function test_Gas_Claim() public onTodaysNetwork {
        IPresale presale = finishedPresale(vestingPlan(NORMAL));
        vm.prank(bob);
        presale.claim();
        measure("claim, first, new holder", 70_000);
        skip(30 days);
        vm.prank(bob);
        presale.claim();
        measure("claim, again, old holder", 53_000);
        vm.prank(alice);
        token.transfer(carol, 1);
        vm.prank(carol);
        presale.claim();
        measure("claim, first, old holder", 53_000);
    }

    function test_Gas_ClaimFair() public onTodaysNetwork {
        IPresale presale = runningPresale(vestingPlan(FAIR));
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        vm.prank(bob);
        presale.claim();
        measure("claim, fair, first, new holder, with excess", 90_000);
        skip(30 days);
        vm.prank(bob);
        presale.claim();
        measure("claim, fair, again", 57_000);
    }

    function test_Gas_Finalize() public onTodaysNetwork {
        IPresale presale = endedPresale(newPlan(NORMAL));
        vm.prank(alice);
        presale.finalize();
        measure("finalize, native, pair made", 2_961_000);
        vm.prank(alice);
        presale.withdraw();
        measure("withdraw, owner's part", 100_000);
    }

    function test_Gas_FinalizePrivate() public onTodaysNetwork {
        IPresale presale = endedPresale(newPlan(PRIVATE));
        vm.prank(alice);
        presale.finalize();
        measure("finalize, private", 120_000);
    }

    /// @notice Nothing grows with the number of those who took part.
    function test_Gas_DoesNotGrow() public onTodaysNetwork {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MIN_CURRENCY], p.numbers[REPAIR]) = (0, 1000);
        IPresale presale = runningPresale(p);
        crowd(presale, 0, 20);
        uint256 few = contributeOnce(presale, bob);
        crowd(presale, 20, 2000);
        uint256 many = contributeOnce(presale, carol);
        assertApproxEqRel(many, few, 0.01e18, "contribute grows");
        put(presale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        measure("finalize, after 2 002 wallets", 2_961_000);
    }

    function crowd(IPresale presale, uint160 from, uint160 to) private {
        for (uint160 i = from; i < to; ++i) {
            hoax(address(0xC0FFEE000000 + i), 1 ether);
            presale.contribute{value: 0.001 ether}(0.001 ether, address(0));
        }
    }

    function contributeOnce(IPresale presale, address account) private returns (uint256) {
        vm.prank(account);
        presale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        return vm.lastCallGas().gasTotalUsed;
    }

    function measure(string memory name, uint256 max) private {
        assertLe(vm.snapshotGasLastCall(GROUP, name), max, name);
    }
}
