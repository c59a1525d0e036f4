// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ITradeProbe} from "../../src/safety/ITradeProbe.sol";
import {TradeProbe} from "../../src/safety/TradeProbe.sol";
import {IVenuePair, VenueFixture} from "../fixtures/VenueFixture.sol";

interface IPoolRouter {
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountA,
        uint256 amountB,
        uint256 leastA,
        uint256 leastB,
        address to,
        uint256 deadline
    ) external returns (uint256, uint256, uint256);
}

/// @notice A token of any temper: takes taxes, refuses sells, answers false, burns gas, shouts.
contract MoodyToken is ERC20 {
    enum Mood {
        Plain,
        RefusesSells,
        RefusesBuys,
        RefusesTransfers,
        AnswersFalse,
        BurnsGasOnSell,
        ShoutsOnSell,
        GivesNothing,
        RefusesApprovalOfNothing,
        WantsAllowanceReset
    }

    error Moody_NoSale(address seller);

    Mood public mood;
    uint256 public buyBps;
    uint256 public transferBps;
    uint256 public sellBps;
    address public pair;
    bool public isOpen;

    constructor() {
        _mint(msg.sender, 1_000_000e18);
    }

    function name() public pure override returns (string memory) {
        return "Moody";
    }

    function symbol() public pure override returns (string memory) {
        return "MOOD";
    }

    function open(address pair_, Mood mood_, uint256 buy_, uint256 transfer_, uint256 sell_) external {
        (pair, mood, buyBps, transferBps, sellBps, isOpen) = (pair_, mood_, buy_, transfer_, sell_, true);
    }

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (mood == Mood.RefusesApprovalOfNothing) require(amount != 0, "nothing");
        if (mood == Mood.WantsAllowanceReset) require(amount == 0 || allowance(msg.sender, spender) == 0, "reset");
        return super.approve(spender, amount);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _move(msg.sender, to, amount);
        return mood != Mood.AnswersFalse || to == pair || msg.sender == pair;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) private {
        uint256 taxBps;
        if (isOpen) {
            taxBps = from == pair ? buyBps : to == pair ? sellBps : transferBps;
            if (from == pair) {
                require(mood != Mood.RefusesBuys, "not yet");
                if (mood == Mood.GivesNothing) amount = 0;
            } else if (to == pair) {
                if (mood == Mood.RefusesSells) revert Moody_NoSale(from);
                if (mood == Mood.BurnsGasOnSell) while (true) {}
                if (mood == Mood.ShoutsOnSell) {
                    assembly {
                        revert(0, 100000)
                    }
                }
            } else {
                require(mood != Mood.RefusesTransfers, "stay");
            }
        }
        uint256 tax = amount * taxBps / 10_000;
        _transfer(from, address(this), tax);
        _transfer(from, to, amount - tax);
    }
}

/// @notice An account in whose place the probe's code is put, as a node does it by state override.
contract TradeProbeTest is VenueFixture {
    TradeProbe private probe;
    MoodyToken private token;
    MoodyToken private dollar;
    address private pair;
    ITradeProbe.TradeParams private params;

    function setUp() public {
        setUpVenue();
        token = new MoodyToken();
        dollar = new MoodyToken();
        address account = makeAddr("nobody");
        vm.etch(account, type(TradeProbe).runtimeCode);
        vm.deal(account, 1e27);
        probe = TradeProbe(account);
        token.approve(address(router), type(uint256).max);
        dollar.approve(address(router), type(uint256).max);
        vm.deal(address(this), 1000 ether);
        router.addLiquidityETH{value: 100 ether}(address(token), 500_000e18, 0, 0, address(this), block.timestamp);
        router.addLiquidityETH{value: 100 ether}(address(dollar), 400_000e18, 0, 0, address(this), block.timestamp);
        pair = venueFactory.getPair(address(token), wrappedNative);
        params = ITradeProbe.TradeParams({
            router: address(router),
            fundingRouter: address(router),
            wrappedNative: wrappedNative,
            pair: pair,
            quote: wrappedNative,
            token: address(token),
            receiver: makeAddr("receiver"),
            quoteAmount: 0.05 ether,
            nativeAmount: 1 ether
        });
    }

    function test_Rehearse_MeasuresNoTaxWhereThereIsNone() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.Plain, 0, 0, 0);
        assertTrue(report.funding.ok && report.buy.ok && report.transfer.ok && report.sell.ok);
        assertEq(report.buy.received, report.buy.expected);
        assertEq(report.transfer.received, report.buy.received / 4);
        assertEq(report.sell.sent, report.buy.received - report.transfer.sent);
        assertEq(report.sell.received, report.sell.expected);
        assertGt(report.sell.gasUsed, 50_000);
    }

    function testFuzz_Rehearse_MeasuresEachTax(uint256 buyBps, uint256 transferBps, uint256 sellBps) public {
        buyBps = bound(buyBps, 0, 9000);
        transferBps = bound(transferBps, 0, 9000);
        sellBps = bound(sellBps, 0, 9000);
        ITradeProbe.Report memory report = open(MoodyToken.Mood.Plain, buyBps, transferBps, sellBps);
        assertApproxEqAbs(lossBps(report.buy), buyBps, 1);
        assertApproxEqAbs(lossBps(report.transfer), transferBps, 1);
        // The smaller amount also moves the price less: 0.05 % of the pool is traded.
        assertApproxEqAbs(lossBps(report.sell), sellBps, 6);
    }

    function test_Rehearse_KeepsWhatPaysForGas() public {
        open(MoodyToken.Mood.Plain, 0, 0, 0);
        assertEq(address(probe).balance, 1e27 - 1 ether);
    }

    function test_Rehearse_SellsATokenThatRefusesApprovalOfNothing() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.RefusesApprovalOfNothing, 0, 0, 0);
        assertTrue(report.sell.ok);
    }

    function test_RehearseSell_ResetsAnAllowanceWhereTheTokenDemandsIt() public {
        address holder = makeAddr("holder");
        token.transfer(holder, 1000e18);
        vm.prank(holder);
        token.approve(address(router), 1);
        token.open(pair, MoodyToken.Mood.WantsAllowanceReset, 0, 0, 0);
        vm.etch(holder, type(TradeProbe).runtimeCode);
        assertTrue(TradeProbe(holder).rehearseSell(params, 100e18).ok);
    }

    function test_Rehearse_BuysTheQuoteFirst() public {
        IPoolRouter(address(router))
            .addLiquidity(address(token), address(dollar), 100_000e18, 100_000e18, 0, 0, address(this), block.timestamp);
        params.quote = address(dollar);
        params.quoteAmount = 50e18;
        params.pair = venueFactory.getPair(address(token), address(dollar));
        token.open(params.pair, MoodyToken.Mood.Plain, 300, 0, 500);
        ITradeProbe.Report memory report = probe.rehearse(params);
        assertTrue(report.funding.ok && report.sell.ok);
        assertEq(report.funding.received, 50e18);
        assertGt(report.funding.sent, 0);
        assertApproxEqAbs(lossBps(report.buy), 300, 1);
        assertApproxEqAbs(lossBps(report.sell), 500, 6);
    }

    function test_Rehearse_SaysThatTheQuoteCannotBeBought() public {
        params.quote = address(new MoodyToken());
        ITradeProbe.Report memory report = open(MoodyToken.Mood.Plain, 0, 0, 0);
        assertFalse(report.funding.ok);
        assertGt(report.funding.reason.length + report.funding.gasUsed, 0);
        assertFalse(report.buy.ok);
    }

    function test_Rehearse_ShowsARefusedBuy() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.RefusesBuys, 0, 0, 0);
        assertFalse(report.buy.ok);
        assertEq(report.buy.reason, abi.encodeWithSignature("Error(string)", "UniswapV2: TRANSFER_FAILED"));
        assertFalse(report.sell.ok);
        assertEq(report.sell.gasUsed, 0);
    }

    function test_Rehearse_GoesNoFurtherWhenNothingIsBought() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.GivesNothing, 0, 0, 0);
        assertEq(report.buy.received, 0);
        assertEq(report.sell.gasUsed, 0);
    }

    function test_Rehearse_SellsAfterARefusedTransfer() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.RefusesTransfers, 0, 0, 0);
        assertFalse(report.transfer.ok);
        assertEq(report.transfer.reason, abi.encodeWithSignature("Error(string)", "stay"));
        assertTrue(report.sell.ok);
        assertEq(report.sell.sent, report.buy.received);
    }

    function test_Rehearse_SeesAnAnswerOfFalse() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.AnswersFalse, 0, 0, 0);
        assertEq(report.transfer.reason, abi.encodePacked(ITradeProbe.TradeProbe_AnsweredFalse.selector));
    }

    function test_Rehearse_ShowsTheTokensOwnReasonOfARefusedSell() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.RefusesSells, 0, 0, 0);
        assertTrue(report.buy.ok && report.transfer.ok);
        assertFalse(report.sell.ok);
        assertEq(report.sell.reason, abi.encodeWithSignature("Error(string)", "TransferHelper: TRANSFER_FROM_FAILED"));
        assertEq(report.sell.tokenReason, abi.encodeWithSelector(MoodyToken.Moody_NoSale.selector, address(probe)));
    }

    function test_Rehearse_SurvivesATokenThatBurnsGas() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.BurnsGasOnSell, 0, 0, 0);
        assertTrue(report.buy.ok);
        assertFalse(report.sell.ok);
    }

    function test_Rehearse_KeepsTheReasonShort() public {
        ITradeProbe.Report memory report = open(MoodyToken.Mood.ShoutsOnSell, 0, 0, 0);
        assertFalse(report.sell.ok);
        assertEq(report.sell.tokenReason.length, 512);
    }

    function test_RehearseSell_SellsWhatAHolderHas() public {
        address holder = makeAddr("holder");
        token.transfer(holder, 1000e18);
        token.open(pair, MoodyToken.Mood.Plain, 0, 0, 700);
        vm.etch(holder, type(TradeProbe).runtimeCode);
        ITradeProbe.Step memory sale = TradeProbe(holder).rehearseSell(params, 100e18);
        assertTrue(sale.ok);
        assertApproxEqAbs(lossBps(sale), 700, 6);
    }

    function test_RevertWhen_AStepIsCalledFromOutside() public {
        bytes4 reason = ITradeProbe.TradeProbe_OwnStepsOnly.selector;
        vm.expectRevert(reason);
        probe.fund(params);
        vm.expectRevert(reason);
        probe.buy(params);
        vm.expectRevert(reason);
        probe.pass(params, 1);
        vm.expectRevert(reason);
        probe.sell(params, 1);
        vm.expectRevert(reason);
        probe.give(params, 1);
    }

    function open(MoodyToken.Mood mood, uint256 buyBps, uint256 transferBps, uint256 sellBps)
        private
        returns (ITradeProbe.Report memory)
    {
        token.open(pair, mood, buyBps, transferBps, sellBps);
        return probe.rehearse(params);
    }

    function lossBps(ITradeProbe.Step memory step) private pure returns (uint256) {
        return 10_000 - step.received * 10_000 / step.expected;
    }
}
