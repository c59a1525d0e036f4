// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IPoolRepair} from "../../src/pool-repair/IPoolRepair.sol";
import {PoolRepair} from "../../src/pool-repair/PoolRepair.sol";
import {IPoolPlacement} from "../../src/pool-placement/IPoolPlacement.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {PoolRepairFixture} from "./PoolRepairFixture.sol";

/// @notice One pair, somebody who spoils it in every way, and somebody who repairs it with the budgets that the view names.
contract PoolRepairHandler is EffectiveCalls {
    uint256 private constant TOLERANCE_BPS = 50;

    PoolRepair private immutable _poolRepair;
    IVenuePair private immutable _pair;
    ERC20 private immutable _token;
    ERC20 private immutable _quote;
    address private immutable _venue;
    address private immutable _fixedBy;
    address private immutable _spoiler;
    bool public priceMissed;
    bool public lossTooHigh;
    bool public foreseenWrongly;
    bool public refusedOtherwise;
    uint256 public fixes;

    constructor(
        PoolRepair poolRepair,
        IVenuePair pair,
        address venue,
        ERC20 token,
        ERC20 quote,
        address[2] memory people
    ) {
        (_poolRepair, _pair, _venue, _token, _quote) = (poolRepair, pair, venue, token, quote);
        (_fixedBy, _spoiler) = (people[0], people[1]);
    }

    function dust(bool token, uint256 amount, bool counts) external counted("dust") {
        vm.startPrank(_spoiler);
        (token ? _token : _quote).transfer(address(_pair), _bound(amount, 1, 1e22));
        if (counts) _pair.sync();
        vm.stopPrank();
        done("dust");
    }

    function seed(uint256 tokens, uint256 quotes) external counted("seed") {
        vm.startPrank(_spoiler);
        _token.transfer(address(_pair), _bound(tokens, 1e15, 1e22));
        _quote.transfer(address(_pair), _bound(quotes, 1e15, 1e22));
        try _pair.mint(_spoiler) {
            done("seed");
        } catch {}
        vm.stopPrank();
    }

    function trade(bool tokenIn, uint256 amountIn) external counted("trade") {
        amountIn = _bound(amountIn, 1e6, 1e22);
        (uint256 tokens, uint256 quotes) = reserves();
        (uint256 rIn, uint256 rOut) = tokenIn ? (tokens, quotes) : (quotes, tokens);
        uint256 out = (amountIn * 997 * rOut) / (rIn * 1000 + amountIn * 997);
        if (out == 0 || rIn == 0) return;
        vm.startPrank(_spoiler);
        (tokenIn ? _token : _quote).transfer(address(_pair), amountIn);
        bool firstOut = (_pair.token0() == address(_token)) != tokenIn;
        _pair.swap(firstOut ? out : 0, firstOut ? 0 : out, _spoiler, "");
        vm.stopPrank();
        done("trade");
    }

    function leave(uint256 part) external counted("leave") {
        uint256 liquidity = _pair.balanceOf(_spoiler);
        if (liquidity < 1e9) return;
        vm.startPrank(_spoiler);
        _pair.transfer(address(_pair), _bound(part, liquidity / 2, liquidity));
        _pair.burn(_spoiler);
        vm.stopPrank();
        done("leave");
    }

    function fix(uint256 tokens, uint256 quotes) external counted("fix") {
        IPoolRepair.RepairParams memory params;
        params.wish = IPoolRepair.Wish(
            _venue, address(_token), address(_quote), _bound(tokens, 1e18, 1e21), _bound(quotes, 1e18, 1e21)
        );
        IPoolRepair.Report memory r = _poolRepair.inspectPool(params.wish);
        (,, params.maxTokenLoss, params.maxQuoteLoss) = _poolRepair.calculateTokenAmount(params.wish);
        (params.to, params.deadline) = (_spoiler, block.timestamp);
        (uint256 hadTokens, uint256 hadQuotes) = (_token.balanceOf(_fixedBy), _quote.balanceOf(_fixedBy));
        vm.prank(_fixedBy);
        IPoolRepair.Outcome memory o;
        try _poolRepair.fixPool(params) returns (IPoolRepair.Outcome memory outcome) {
            o = outcome;
        } catch (bytes memory reason) {
            // A few units of liquidity that stand for a large pool: their rounding is more than the tolerance.
            bytes4 why = bytes4(reason);
            bool isNamed = why == IPoolPlacement.PoolPlacement_LiquidityDiluted.selector
                || why == IPoolRepair.PoolRepair_TooLittleLiquidity.selector;
            refusedOtherwise = refusedOtherwise || !isNamed;
            return;
        }
        judge(params, r, o);
        lossTooHigh = lossTooHigh || hadTokens > _token.balanceOf(_fixedBy) + o.tokenIn + params.maxTokenLoss
            || hadQuotes > _quote.balanceOf(_fixedBy) + o.quoteIn + params.maxQuoteLoss;
        ++fixes;
        done("fix");
    }

    function judge(IPoolRepair.RepairParams memory params, IPoolRepair.Report memory r, IPoolRepair.Outcome memory o)
        private
    {
        (uint256 tokens, uint256 quotes) = reserves();
        uint256 wanted = quotes * params.wish.tokenAmount;
        uint256 actual = tokens * params.wish.quoteAmount;
        uint256 apart = wanted > actual ? wanted - actual : actual - wanted;
        priceMissed = priceMissed || apart > (wanted * TOLERANCE_BPS) / 10_000;
        bool asForeseen = r.tokenIn == o.tokenIn && r.quoteIn == o.quoteIn && r.liquidity == o.liquidity
            && r.tokenAfter == tokens && r.quoteAfter == quotes;
        foreseenWrongly = foreseenWrongly || !asForeseen;
    }

    function reserves() private view returns (uint256 tokens, uint256 quotes) {
        (tokens, quotes,) = _pair.getReserves();
        if (_pair.token0() != address(_token)) (tokens, quotes) = (quotes, tokens);
    }
}

/// @notice What holds for the repair contract whatever was done to the pair.
/// forge-config: full.invariant.runs = 10
/// forge-config: full.invariant.depth = 100
contract PoolRepairInvariantsTest is PoolRepairFixture {
    PoolRepairHandler private handler;
    address private pair;

    function setUp() public override {
        super.setUp();
        pair = venueFactory.createPair(address(token), address(dollar));
        vm.startPrank(alice);
        token.approve(address(poolRepair), type(uint256).max);
        dollar.approve(address(poolRepair), type(uint256).max);
        vm.stopPrank();
        handler =
            new PoolRepairHandler(poolRepair, IVenuePair(pair), address(venueFactory), token, dollar, [alice, mallory]);
        targetContract(address(handler));
    }

    function invariant_P04_NothingStaysAndNobodyMayTake() public view {
        assertNothingLeft(address(token), address(dollar), pair);
    }

    function invariant_P09_EveryRepairEndsAtThePrice() public view {
        assertFalse(handler.priceMissed());
        assertFalse(handler.refusedOtherwise());
    }

    function invariant_P09_NoLossBeyondTheBudget() public view {
        assertFalse(handler.lossTooHigh());
    }

    function invariant_P09_EveryRepairIsForeseen() public view {
        assertFalse(handler.foreseenWrongly());
    }

    /// @notice All tokens that there are belong to the two people and the pair.
    function invariant_P14_NothingIsMadeOrLost() public view {
        assertEq(sumOf(token), 1e37);
        assertEq(sumOf(dollar), 1e37);
    }

    function afterInvariant() public view {
        handler.report();
        if (handler.totalCalls() < 100) return;
        assertGe(handler.totalEffective() * 2, handler.totalCalls(), "fewer than half of the calls were effective");
        assertGt(handler.fixes(), 0);
    }

    function sumOf(ERC20 asset) private view returns (uint256) {
        return asset.balanceOf(alice) + asset.balanceOf(mallory) + asset.balanceOf(pair);
    }
}
