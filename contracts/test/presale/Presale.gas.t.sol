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
        openSale(NORMAL);
        Plan memory p = vestingPlan(NORMAL);
        vm.startPrank(alice);
        token.approve(address(presales), 148_000e18);
        presales.deploy{value: SALE_FEE_WEI}(NORMAL, p.addresses, p.numbers, KEY);
        measure("create, deposit included", 350_000);
        p = newPlan(FAIR);
        token.approve(address(presales), 148_000e18);
        presales.deploy{value: SALE_FEE_WEI}(FAIR, p.addresses, p.numbers, KEY);
        measure("create, fair, first of its template", 390_000);
        p = newPlan(PRIVATE);
        token.approve(address(presales), 100_000e18);
        presales.deploy{value: SALE_FEE_WEI}(PRIVATE, p.addresses, p.numbers, KEY);
        measure("create, private, first of its template", 390_000);
    }

    function test_Gas_Contribute() public onTodaysNetwork {
        IPresale sale = runningSale(NORMAL);
        put(sale, dave, 1 ether);
        vm.prank(bob);
        sale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        measure("contribute, first", 60_000);
        vm.prank(bob);
        sale.contribute{value: 2.345_678_9 ether}(2.345_678_9 ether, address(0));
        measure("contribute, again", 42_000);
    }

    function test_Gas_ContributeListed() public onTodaysNetwork {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (1, 1 hours, 1 hours);
        IPresale sale = openSale(p);
        list(sale, 1, bob, carol, dave);
        vm.warp(startTime);
        put(sale, dave, 1 ether);
        vm.prank(bob);
        sale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        measure("contribute, first, by a slot", 60_000);
    }

    function test_Gas_ContributeTokens() public onTodaysNetwork {
        IPresale sale = runningSale(dollarPlan(NORMAL));
        put(sale, dave, 1 ether);
        vm.startPrank(bob);
        dollar.approve(address(sale), type(uint256).max);
        sale.contribute(1.234_567_89 ether, address(0));
        measure("contribute, first, ERC-20", 90_000);
    }

    function test_Gas_ContributeWithInviter() public onTodaysNetwork {
        IPresale sale = openSale(NORMAL);
        uint256[] memory rates = new uint256[](1);
        rates[0] = 500;
        vm.prank(alice);
        sale.openInviter(rates);
        vm.warp(startTime);
        put(sale, dave, 1 ether);
        putVia(sale, carol, 1 ether, dave);
        vm.prank(bob);
        sale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, dave);
        measure("contribute, first, with an inviter", 200_000);
        vm.prank(bob);
        sale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, dave);
        measure("contribute, again, with an inviter", 90_000);
    }

    function test_Gas_Refund() public onTodaysNetwork {
        IPresale sale = runningSale(NORMAL);
        put(sale, bob, 10 ether);
        put(sale, carol, 10 ether);
        put(sale, dave, 10 ether);
        vm.prank(bob);
        sale.refund();
        measure("refund, forced, first of the sale", 80_000);
        vm.prank(dave);
        sale.refund();
        measure("refund, forced", 60_000);
        put(sale, bob, 10 ether);
        put(sale, dave, 10 ether);
        vm.prank(alice);
        sale.cancel();
        vm.prank(carol);
        sale.refund();
        measure("refund", 40_000);
    }

    function test_Gas_Claim() public onTodaysNetwork {
        IPresale sale = finishedSale(vestingPlan(NORMAL));
        vm.prank(bob);
        sale.claim();
        measure("claim, first, new holder", 70_000);
        skip(30 days);
        vm.prank(bob);
        sale.claim();
        measure("claim, again, old holder", 53_000);
        vm.prank(alice);
        token.transfer(carol, 1);
        vm.prank(carol);
        sale.claim();
        measure("claim, first, old holder", 53_000);
    }

    function test_Gas_ClaimFair() public onTodaysNetwork {
        IPresale sale = runningSale(vestingPlan(FAIR));
        put(sale, bob, 50 ether);
        put(sale, carol, 50 ether);
        put(sale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        vm.prank(bob);
        sale.claim();
        measure("claim, fair, first, new holder, with excess", 90_000);
        skip(30 days);
        vm.prank(bob);
        sale.claim();
        measure("claim, fair, again", 57_000);
    }

    function test_Gas_Finalize() public onTodaysNetwork {
        IPresale sale = endedSale(newPlan(NORMAL));
        vm.prank(alice);
        sale.finalize();
        measure("finalize, native, pair made", 2_961_000);
        vm.prank(alice);
        sale.withdraw();
        measure("withdraw, owner's part", 100_000);
    }

    function test_Gas_FinalizePrivate() public onTodaysNetwork {
        IPresale sale = endedSale(newPlan(PRIVATE));
        vm.prank(alice);
        sale.finalize();
        measure("finalize, private", 120_000);
    }

    /// @notice Nothing grows with the number of those who took part.
    function test_Gas_DoesNotGrow() public onTodaysNetwork {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MIN_CURRENCY], p.numbers[REPAIR]) = (0, 1000);
        IPresale sale = runningSale(p);
        crowd(sale, 0, 20);
        uint256 few = contributeOnce(sale, bob);
        crowd(sale, 20, 2000);
        uint256 many = contributeOnce(sale, carol);
        assertApproxEqRel(many, few, 0.01e18, "contribute grows");
        put(sale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        sale.finalize();
        measure("finalize, after 2 002 wallets", 2_961_000);
    }

    function crowd(IPresale sale, uint160 from, uint160 to) private {
        for (uint160 i = from; i < to; ++i) {
            hoax(address(0xC0FFEE000000 + i), 1 ether);
            sale.contribute{value: 0.001 ether}(0.001 ether, address(0));
        }
    }

    function contributeOnce(IPresale sale, address account) private returns (uint256) {
        vm.prank(account);
        sale.contribute{value: 1.234_567_89 ether}(1.234_567_89 ether, address(0));
        return vm.lastCallGas().gasTotalUsed;
    }

    function measure(string memory name, uint256 max) private {
        assertLe(vm.snapshotGasLastCall(GROUP, name), max, name);
    }
}
