// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ForeignToken} from "./ForeignToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice One ledger that answers under two addresses, as some tokens did after they had moved.
contract Ledger is SoladyPeer {
    LedgerAlias public immutable second;

    constructor(address receiver) SoladyPeer(receiver, 1e30) {
        second = new LedgerAlias(this);
    }

    function move(address from, address to, uint256 amount) external {
        require(msg.sender == address(second));
        _transfer(from, to, amount);
    }
}

contract LedgerAlias {
    Ledger private immutable _ledger;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    constructor(Ledger ledger) {
        _ledger = ledger;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _ledger.move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        _ledger.move(from, to, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return _ledger.balanceOf(account);
    }
}

/// @notice Like one of the largest exchange coins: an allowance or a transfer of nothing is refused.
contract RefusesZero is SoladyPeer {
    constructor(address receiver) SoladyPeer(receiver, 1e30) {}

    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount != 0, "zero");
        return super.approve(spender, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        require(amount != 0, "zero");
        return super.transfer(to, amount);
    }
}

/// @notice Currencies and tokens of an unusual kind.
contract CurrencyAttacksTest is PresaleFixture {
    /// @notice P-13: contributions that are the sold token by another name would be the owner's when he cancels.
    function test_P13_ALedgerOfTwoNamesIsRefused() public {
        Ledger ledger = new Ledger(alice);
        address[2] memory names = [address(ledger), address(ledger.second())];
        for (uint256 i = 0; i < 2; ++i) {
            Plan memory p = newPlan(NORMAL);
            (p.addresses[0], p.addresses[1]) = (names[i], names[1 - i]);
            uint256 needed = presaleFactory.tokensNeeded(p.templateId, p.addresses, p.numbers);
            vm.startPrank(alice);
            ERC20(names[i]).approve(address(presaleFactory), needed);
            vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_CurrencyIsToken.selector, names[i]));
            presaleFactory.deploy{value: PRESALE_FEE_WEI}(p.templateId, p.addresses, p.numbers, p.ipfsKey);
            vm.stopPrank();
        }
        assertEq(ledger.balanceOf(alice), 1e30);
    }

    /// @notice P-10: a gift to the address that a presale will have stops nobody from making it.
    function test_P10_AGiftToTheComingPresaleStopsNothing() public {
        Plan memory p = dollarPlan(NORMAL);
        address at = presaleFactory.getDeployAddress(alice, p.templateId, p.addresses, p.numbers, p.ipfsKey);
        vm.prank(dave);
        dollar.transfer(at, 1e18);
        assertEq(address(openPresale(p)), at);
    }

    /// @notice P-10: a token without parts, at one for a coin: 0.99 coins buy nothing, and nobody keeps them.
    function test_P10_WhatBuysNothingIsNotTaken() public {
        IPresale presale = runningPresale(wholePlan());
        expectPut(
            presale,
            bob,
            0.99 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_BuysNothing.selector, 0.99 ether, 1 ether)
        );
        put(presale, bob, 1.99 ether);
        assertEq(bob.balance, 999 ether, "the rest came back");
        assertEq(presale.accountOf(bob).contributed, 1 ether);
        assertEq(presale.accountOf(bob).allocation, 1);
        expectPut(
            presale,
            bob,
            0.99 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_BuysNothing.selector, 0.99 ether, 1 ether)
        );
        put(presale, bob, 1 ether);
        assertEq(presale.accountOf(bob).allocation, 2);
    }

    /// @notice P-10: half a coin of room buys nothing: the presale is full.
    function test_P10_RoomThatBuysNothingIsNone() public {
        Plan memory p = wholePlan();
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (50.5 ether, 26 ether);
        IPresale presale = runningPresale(p);
        put(presale, bob, 49 ether);
        vm.expectPartialRevert(IPresaleTypes.Presale_StillRunning.selector);
        vm.prank(alice);
        presale.finalize();
        put(presale, carol, 50 ether);
        assertEq(carol.balance, 999 ether);
        expectPut(
            presale,
            dave,
            50 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_BuysNothing.selector, 0.5 ether, 1 ether)
        );
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
    }

    /// @notice P-10: a contribution that is no whole number of units leaves room that nobody can fill. The presale is
    /// full all the same, and has reached a soft cap that is as high as its hard cap.
    function testFuzz_P10_AFullPresaleHasReachedItsSoftCap(uint256 rate, uint256 odd) public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[PRESALE_RATE] = p.numbers[LIQUIDITY_RATE] = bound(rate, 1e15, 1e18 - 1);
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP], p.numbers[MAX_CURRENCY]) = (10 ether, 10 ether, 10 ether);
        IPresale presale = runningPresale(p);
        put(presale, bob, 1 ether + bound(odd, 0, 1 gwei));
        put(presale, carol, 9 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
    }

    /// @notice P-10: whatever the rate, of what a wallet paid not one unit bought nothing.
    function testFuzz_P10_EveryUnitBuysSomething(uint256 rate, uint256 a, uint256 b) public {
        Plan memory p = wholePlan();
        p.numbers[PRESALE_RATE] = rate = bound(rate, 1, 2e18);
        IPresale presale = runningPresale(p);
        uint256[2] memory amounts = [bound(a, 1, 50 ether), bound(b, 1, 50 ether)];
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(bob);
            try presale.contribute{value: amounts[i]}(amounts[i], address(0)) {} catch {}
            IPresale.Account memory account = presale.accountOf(bob);
            assertEq(bob.balance, 1000 ether - account.contributed);
            if (account.contributed == 0) continue;
            assertLt(((account.contributed - 1) * rate) / 1e18, account.allocation);
        }
    }

    /// @notice P-41: a currency that refuses an allowance of nothing, inviters open and nobody invited.
    function test_P41_ARefusedAllowanceBlocksNoFinalize() public {
        RefusesZero money = new RefusesZero(alice);
        vm.startPrank(alice);
        money.transfer(bob, 100e18);
        money.transfer(carol, 100e18);
        vm.stopPrank();
        for (uint256 template = NORMAL; template <= PRIVATE; ++template) {
            (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
            Plan memory p = newPlan(template);
            p.addresses[1] = address(money);
            IPresale presale = openPresale(p);
            uint256[] memory rates = new uint256[](1);
            rates[0] = 500;
            vm.prank(alice);
            presale.openInviter(rates);
            if (template == PRIVATE) list(presale, 1, bob, carol, dave);
            vm.warp(startTime);
            put(presale, bob, 30 ether);
            put(presale, carol, 20 ether);
            vm.warp(endTime);
            vm.prank(alice);
            presale.finalize();
            assertStatus(presale, FINISHED, 0);
            presale.withdraw();
            assertSolvent(presale);
        }
    }

    /// @dev A private presale of a token without decimals, one for a coin.
    function wholePlan() private returns (Plan memory p) {
        ForeignToken whole = new ForeignToken(address(venueFactory), wrappedNative, 0, alice, 1e30);
        p = newPlan(PRIVATE);
        (p.addresses[0], p.numbers[PRESALE_RATE], p.numbers[MIN_CURRENCY]) = (address(whole), 1, 0);
    }
}
