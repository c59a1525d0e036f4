// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILaunchableToken} from "../../src/launch/ILaunchableToken.sol";
import {IExemptingToken} from "../../src/presale/IExemptingToken.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {ITokenFactory} from "../../src/token-factory/ITokenFactory.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice A token with every bad habit, one at a time.
contract WeirdToken is ERC20 {
    enum Habit {
        None,
        KeepsAFee,
        ReturnsNothing,
        ReturnsFalse,
        Paused,
        Bars,
        CallsBack
    }

    uint8 private immutable _decimals;
    Habit public habit;
    address public barred;
    uint256 private _scale = 1e18;
    address private _target;
    bytes[] private _calls;
    uint256 public letIn;

    constructor(address holder, uint8 decimals_) {
        _decimals = decimals_;
        _mint(holder, 1e33);
    }

    function name() public pure override returns (string memory) {
        return "Weird";
    }

    function symbol() public pure override returns (string memory) {
        return "WRD";
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function setHabit(Habit habit_) external {
        habit = habit_;
    }

    function bar(address account) external {
        (habit, barred) = (Habit.Bars, account);
    }

    function arm(address target, bytes[] calldata calls) external {
        (habit, _target) = (Habit.CallsBack, target);
        for (uint256 i = 0; i < calls.length; ++i) {
            _calls.push(calls[i]);
        }
    }

    /// @notice Everybody's balance times `scale` ÷ 1e18.
    function rebase(uint256 scale) external {
        _scale = scale;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return (super.balanceOf(account) * _scale) / 1e18;
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        return _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        return _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private returns (bool) {
        require(habit != Habit.Paused, "paused");
        if (habit == Habit.ReturnsFalse) return false;
        if (habit == Habit.Bars) require(to != barred, "barred");
        if (habit == Habit.CallsBack) _callBack();
        _transfer(from, to, (amount * 1e18) / _scale);
        if (habit == Habit.KeepsAFee) _burn(to, amount / 100);
        if (habit == Habit.ReturnsNothing) {
            assembly {
                return(0, 0)
            }
        }
        return true;
    }

    function _callBack() private {
        for (uint256 i = 0; i < _calls.length; ++i) {
            (bool ok,) = _target.call(_calls[i]);
            if (ok) ++letIn;
        }
    }

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}

/// @notice Presales of and for tokens with bad habits: what is promised holds, or the token is refused at the door.
contract PresaleWeirdTokensTest is PresaleFixture {
    WeirdToken private weird;

    function setUp() public override {
        super.setUp();
        weird = newWeird(18);
    }

    // as what is sold, in a private presale: no pool in between

    function test_P10_AShrunkTokenIsSharedOut() public {
        IPresale presale = soldPrivately();
        vm.prank(alice);
        presale.finalize();
        weird.rebase(0.1e18);
        skip(365 days);
        presale.claimFor(two(bob, carol));
        // 60 000 of 100 000 were sold, and a tenth of all is left: the buyers share it, the owner is last.
        assertApproxEqRel(weird.balanceOf(bob), uint256(10_000e18) * 2 / 3, 1e12);
        assertApproxEqRel(weird.balanceOf(carol), uint256(10_000e18) / 3, 1e12);
        presale.withdraw();
        assertLe(weird.balanceOf(address(presale)), 100);
        assertEq(address(presale).balance, 0);
    }

    function test_P10_AGrownTokenPaysWhatWasBought() public {
        IPresale presale = soldPrivately();
        vm.prank(alice);
        presale.finalize();
        weird.rebase(1.9e18);
        skip(365 days);
        presale.claimFor(two(bob, carol));
        assertApproxEqAbs(weird.balanceOf(bob), 40_000e18, 2);
        assertApproxEqAbs(weird.balanceOf(carol), 20_000e18, 2);
    }

    function test_P10_NothingIsSoldShort() public {
        IPresale presale = soldPrivately();
        weird.rebase(0.999e18);
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_DepositTooSmall.selector, 99_900e18, 100_000e18));
        presale.finalize();
        vm.warp(endTime + 7 days);
        presale.refundFor(two(bob, carol));
        assertEq(bob.balance, 1000 ether);
        presale.withdraw();
        assertEq(weird.balanceOf(address(presale)), 0);
    }

    function test_Claim_OfATokenThatReturnsNothing() public {
        weird.setHabit(WeirdToken.Habit.ReturnsNothing);
        IPresale presale = soldPrivately();
        vm.prank(alice);
        presale.finalize();
        vm.prank(bob);
        presale.claim();
        assertEq(weird.balanceOf(bob), 8000e18);
    }

    function test_Claim_OfAPausedTokenStaysOwed() public {
        IPresale presale = soldPrivately();
        vm.prank(alice);
        presale.finalize();
        WeirdToken.Habit[2] memory habits = [WeirdToken.Habit.Paused, WeirdToken.Habit.ReturnsFalse];
        for (uint256 i = 0; i < 2; ++i) {
            weird.setHabit(habits[i]);
            vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, bob, 0));
            vm.prank(bob);
            presale.claim();
            presale.claimFor(two(bob, carol));
            assertEq(presale.claimCount(), 0);
            assertEq(presale.accountOf(bob).claimable, 8000e18);
        }
        // The owner's money does not wait for the token.
        uint256 before = alice.balance;
        presale.withdraw();
        assertEq(alice.balance - before, 12 ether);
        weird.setHabit(WeirdToken.Habit.None);
        presale.withdraw();
        assertEq(weird.balanceOf(alice), 1e33 - 60_000e18);
        presale.claimFor(two(bob, carol));
        assertEq(weird.balanceOf(bob), 8000e18);
    }

    function test_Claim_OneBarredWalletHindersNobody() public {
        IPresale presale = soldPrivately();
        vm.prank(alice);
        presale.finalize();
        weird.bar(bob);
        presale.claimFor(two(bob, carol));
        assertEq(weird.balanceOf(carol), 4000e18);
        vm.prank(bob);
        presale.claimTo(dave);
        assertEq(weird.balanceOf(dave), 8000e18);
        assertSolvent(presale);
    }

    function test_Claim_TheExcessComesThoughTheTokenIsPaused() public {
        Plan memory p = newPlan(FAIR);
        p.addresses[0] = address(weird);
        IPresale presale = runningPresale(p);
        put(presale, bob, 50 ether);
        put(presale, carol, 50 ether);
        put(presale, dave, 50 ether);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        weird.setHabit(WeirdToken.Habit.Paused);
        uint256 excess = uint256(50 ether) * 50 / 150;
        vm.prank(bob);
        presale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(presale.accountOf(bob).excess, 0);
        assertEq(presale.claimCount(), 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_PaymentFailed.selector, bob, 0));
        vm.prank(bob);
        presale.claim();
        weird.setHabit(WeirdToken.Habit.None);
        vm.prank(bob);
        presale.claim();
        assertEq(bob.balance, 950 ether + excess);
        assertEq(weird.balanceOf(bob), (uint256(50 ether) * 100 / 150) * 1000);
        assertEq(presale.claimCount(), 1);
        assertSolvent(presale);
    }

    function test_Cancel_ThoughTheTokenIsPaused() public {
        IPresale presale = soldPrivately();
        weird.setHabit(WeirdToken.Habit.Paused);
        vm.prank(alice);
        presale.cancel();
        presale.refundFor(two(bob, carol));
        assertEq(bob.balance, 1000 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NothingToWithdraw.selector));
        presale.withdraw();
        weird.setHabit(WeirdToken.Habit.None);
        presale.withdraw();
        assertEq(weird.balanceOf(alice), 1e33);
    }

    function test_P10_DecimalsFromNoneTo24OnBothSides() public {
        uint8[4] memory all = [0, 6, 18, 24];
        for (uint256 i = 0; i < 4; ++i) {
            for (uint256 k = 0; k < 4; ++k) {
                (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
                buyWith(all[i], all[k]);
            }
        }
    }

    // as what is paid with

    function test_RevertWhen_TheCurrencyTakesAFee() public {
        IPresale presale = runningPresale(weirdlyPaid(NORMAL));
        give(bob);
        weird.setHabit(WeirdToken.Habit.KeepsAFee);
        vm.startPrank(bob);
        weird.approve(address(presale), 10 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotWhole.selector, weird, 10 ether, 9.9 ether));
        presale.contribute(10 ether, address(0));
    }

    function test_P10_AShrunkCurrencyIsSharedOut() public {
        IPresale presale = runningPresale(weirdlyPaid(NORMAL));
        give(bob);
        give(carol);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        vm.prank(carol);
        presale.refund();
        put(presale, carol, 20 ether);
        vm.prank(alice);
        presale.cancel();
        weird.rebase(0.1e18);
        (uint256 b, uint256 c) = (weird.balanceOf(bob), weird.balanceOf(carol));
        presale.refundFor(two(bob, carol));
        presale.reclaimExitFee(carol);
        assertApproxEqRel(weird.balanceOf(bob) - b, 4 ether, 1e12);
        assertApproxEqRel(weird.balanceOf(carol) - c, 2.2 ether, 1e12);
        assertLe(weird.balanceOf(address(presale)), 10);
    }

    function test_RefundFor_OneBarredWalletHindersNobody() public {
        IPresale presale = runningPresale(weirdlyPaid(NORMAL));
        give(bob);
        give(carol);
        put(presale, bob, 40 ether);
        put(presale, carol, 20 ether);
        vm.prank(alice);
        presale.cancel();
        weird.bar(bob);
        presale.refundFor(two(bob, carol));
        assertEq(weird.balanceOf(carol), 1e30);
        assertEq(presale.accountOf(bob).refundable, 40 ether);
        vm.prank(bob);
        presale.refundTo(dave);
        assertEq(weird.balanceOf(dave), 40 ether);
    }

    function test_P10_AHookTokenIsLetInNowhere() public {
        IPresale presale = runningPresale(weirdlyPaid(NORMAL));
        give(bob);
        put(presale, bob, 40 ether);
        bytes[] memory calls = new bytes[](9);
        calls[0] = abi.encodeCall(presale.contribute, (1 ether, address(0)));
        calls[1] = abi.encodeCall(presale.refund, ());
        calls[2] = abi.encodeCall(presale.refundFor, (one(bob)));
        calls[3] = abi.encodeCall(presale.reclaimExitFee, (bob));
        calls[4] = abi.encodeCall(presale.claimFor, (one(bob)));
        calls[5] = abi.encodeCall(presale.finalize, ());
        calls[6] = abi.encodeCall(presale.withdraw, ());
        calls[7] = abi.encodeCall(presale.payPlatform, ());
        calls[8] = abi.encodeCall(presale.setTime, (startTime, endTime));
        weird.arm(address(presale), calls);
        put(presale, bob, 1 ether);
        vm.prank(bob);
        presale.refund();
        vm.warp(endTime);
        presale.reclaimExitFee(bob);
        assertEq(weird.letIn(), 0);
        assertEq(weird.balanceOf(bob), 1e30);
        assertSolvent(presale);
    }

    // tokens of the platform with a launch gate

    function test_S56_APrivatePresaleWaitsUntilItsTokenReachesBuyersWhole() public {
        ITokenFactory.TokenRecord memory r;
        (r.addr, r.templateId) = (address(weird), 2);
        vm.mockCall(address(factory), abi.encodeCall(ITokenFactory.recordOf, (address(weird))), abi.encode(r));
        IPresale presale = soldPrivately();
        answer(presale, false, address(0), 0);
        expectFinalize(presale, abi.encodeWithSelector(IPresaleTypes.Presale_NotLaunched.selector, weird));
        answer(presale, true, address(0), 0);
        expectFinalize(presale, abi.encodeWithSelector(IPresaleTypes.Presale_NotExempt.selector, weird));
        answer(presale, true, alice, 1);
        expectFinalize(presale, abi.encodeWithSelector(IPresaleTypes.Presale_NotExempt.selector, weird));
        uint256 snapshot = vm.snapshotState();
        answer(presale, true, address(0), 2);
        vm.prank(alice);
        presale.finalize();
        vm.revertToState(snapshot);
        answer(presale, true, address(presale), 0);
        vm.prank(alice);
        presale.finalize();
    }

    function answer(IPresale presale, bool launched, address launcher, uint8 directions) private {
        vm.mockCall(
            address(weird),
            abi.encodeCall(ILaunchableToken.launchState, ()),
            abi.encode(launched, 0, 0, 0, false, launcher, address(0))
        );
        vm.mockCall(
            address(weird), abi.encodeCall(IExemptingToken.exemptionOf, (address(presale))), abi.encode(directions)
        );
    }

    function expectFinalize(IPresale presale, bytes memory reason) private {
        vm.expectRevert(reason);
        vm.prank(alice);
        presale.finalize();
    }

    function newWeird(uint8 decimals) private returns (WeirdToken) {
        return new WeirdToken(alice, decimals);
    }

    function soldPrivately() private returns (IPresale) {
        Plan memory p = newPlan(PRIVATE);
        p.addresses[0] = address(weird);
        return endedPresale(p);
    }

    function weirdlyPaid(uint256 templateId) private view returns (Plan memory p) {
        p = newPlan(templateId);
        p.addresses[1] = address(weird);
    }

    function give(address account) private {
        vm.prank(alice);
        weird.transfer(account, 1e30);
    }

    /// @dev A thousand whole tokens for one whole coin, a hundred coins in all; sold through a pool.
    function buyWith(uint8 tokenDecimals, uint8 currencyDecimals) private {
        (WeirdToken sold, WeirdToken paid) = (newWeird(tokenDecimals), newWeird(currencyDecimals));
        // As many coins as a lock of the liquidity holds.
        uint256 factor = tokenDecimals + currencyDecimals > 36 ? 1 : (tokenDecimals > 18 ? 1e3 : 1e6);
        uint256 coin = 10 ** currencyDecimals * factor;
        Plan memory p = newPlan(NORMAL);
        (p.addresses[0], p.addresses[1]) = (address(sold), address(paid));
        (p.numbers[HARD_CAP], p.numbers[SOFT_CAP]) = (100 * coin, 50 * coin);
        p.numbers[PRESALE_RATE] = 10 ** tokenDecimals * 1000 * 1e18 / 10 ** currencyDecimals;
        p.numbers[LIQUIDITY_RATE] = p.numbers[PRESALE_RATE] / 2;
        (p.numbers[MIN_CURRENCY], p.numbers[MAX_CURRENCY]) = (1, 100 * coin);
        // A thousandth of a base unit for 1e18 base units is no rate: refused at the door.
        if (p.numbers[PRESALE_RATE] == 0) {
            expectRefused(p, abi.encodeWithSelector(IPresaleTypes.Presale_RateZero.selector));
            return;
        }
        IPresale presale = runningPresale(p);
        vm.startPrank(alice);
        paid.transfer(bob, 60 * coin);
        paid.transfer(carol, 7);
        vm.stopPrank();
        put(presale, bob, 60 * coin);
        uint256 few = 7 * p.numbers[PRESALE_RATE] / 1e18;
        if (few != 0) put(presale, carol, 7);
        vm.warp(endTime);
        vm.prank(alice);
        presale.finalize();
        presale.claimFor(two(bob, carol));
        assertEq(sold.balanceOf(bob), 60 * factor * 1000 * 10 ** tokenDecimals);
        assertEq(sold.balanceOf(carol), few);
        presale.withdraw();
        assertEq(paid.balanceOf(address(presale)), 0);
        assertLe(sold.balanceOf(address(presale)), 2);
        assertSolvent(presale);
    }
}
