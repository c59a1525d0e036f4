// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {ERC20} from "solady/tokens/ERC20.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenuePair, IVenueRouter, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice Everything that can happen to one launched taxed token: trades, transfers, liquidity, swap-backs, terms.
contract TaxedHandler is EffectiveCalls {
    TaxedToken public immutable token;
    IVenuePair public immutable pair;
    IVenueRouter private immutable _router;
    IWrappedNative private immutable _quote;
    /// @dev Against tokens of no worth; the second one is registered.
    IVenuePair private immutable _pool;
    IVenuePair private immutable _registeredPool;

    address[] private _people;
    address[] private _sprayed;
    bool public poolLost;
    bool public saleTooLarge;
    bool public twoSalesInABlock;
    bool public capBroken;
    bool public powerCameBack;
    bool public limitPassed;
    uint256 private _bits;
    uint256 private _lastSaleBlock;

    constructor(
        TaxedToken token_,
        IVenuePair pair_,
        IVenueRouter router,
        IWrappedNative quote,
        address[] memory people,
        IVenuePair[2] memory pools
    ) {
        (token, pair, _router, _quote, _people) = (token_, pair_, router, quote, people);
        (_pool, _registeredPool) = (pools[0], pools[1]);
        _bits = token_.capabilities();
    }

    modifier watched() {
        (uint256 product, uint256 supply) = poolValue();
        uint256 reserve = token.balanceOf(address(pair));
        vm.recordLogs();
        _;
        (uint256 productAfter, uint256 supplyAfter) = poolValue();
        // Per squared unit of liquidity, with one part in a million for the pool's own rounding.
        if (productAfter * 1_000_001 / 1_000_000 * supply / supplyAfter * supply / supplyAfter < product) {
            poolLost = true;
        }
        readLogs(reserve);
        uint256 bits = token.capabilities();
        powerCameBack = powerCameBack || bits & ~_bits != 0;
        _bits = bits;
    }

    function buy(uint256 who, uint256 amountWei) external counted("buy") watched {
        address buyer = _people[who % _people.length];
        amountWei = _bound(amountWei, 0.001 ether, 2 ether);
        vm.deal(buyer, amountWei);
        vm.prank(buyer);
        try _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amountWei}(
            0, path(address(_quote), address(token)), buyer, block.timestamp
        ) {
            done("buy");
        } catch {}
    }

    function sell(uint256 who, uint256 amount) external counted("sell") watched {
        address seller = _people[who % _people.length];
        uint256 held = token.balanceOf(seller);
        (, uint256 limit,,) = token.limits();
        if (limit != 0 && held > limit) held = limit;
        if (held < 1e15) return;
        amount = _bound(amount, 1e15, held);
        vm.startPrank(seller);
        token.approve(address(_router), amount);
        _router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            amount, 0, path(address(token), address(_quote)), seller, block.timestamp
        );
        vm.stopPrank();
        done("sell");
    }

    function transfer(uint256 fromSeed, uint256 toSeed, uint256 amount) external counted("transfer") watched {
        address from = _people[fromSeed % _people.length];
        address to = _people[toSeed % _people.length];
        (uint256 limit,,,) = token.limits();
        uint256 room = token.balanceOf(from);
        if (limit != 0) {
            uint256 holds = token.balanceOf(to);
            if (holds >= limit) return;
            if (limit - holds < room) room = limit - holds;
        }
        amount = _bound(amount, 0, room);
        (,, uint256 bps,,) = token.taxes();
        uint256 collected = token.balanceOf(address(token));
        vm.prank(from);
        token.transfer(to, amount);
        uint256 tax = token.balanceOf(address(token)) - collected;
        capBroken = capBroken || tax != amount * bps / 10_000 || tax * 10_000 > amount * 2500;
        done("transfer");
    }

    function addLiquidity(uint256 who, uint256 amount) external counted("addLiquidity") watched {
        address provider = _people[who % _people.length];
        uint256 held = token.balanceOf(provider);
        (, uint256 limit,,) = token.limits();
        if (limit != 0 && held > limit) held = limit;
        if (held < 1e18) return;
        amount = _bound(amount, 1e18, held);
        uint256 quote = amount * _quote.balanceOf(address(pair)) / token.balanceOf(address(pair));
        vm.deal(provider, quote);
        vm.startPrank(provider);
        _quote.deposit{value: quote}();
        _quote.approve(address(_router), quote);
        token.approve(address(_router), amount);
        _router.addLiquidity(address(_quote), address(token), quote, amount, 0, 0, provider, block.timestamp);
        vm.stopPrank();
        done("addLiquidity");
    }

    function swapBack() external counted("swapBack") watched {
        try token.swapBack() {} catch {}
        done("swapBack");
    }

    function donate(uint256 amount, bool syncs) external counted("donate") watched {
        amount = _bound(amount, 1, 0.01 ether);
        vm.deal(address(this), amount);
        _quote.deposit{value: amount}();
        _quote.transfer(address(pair), amount);
        if (syncs) pair.sync();
        done("donate");
    }

    /// @notice Into the token vault, from which liquidity is added.
    function donateToTheVault(uint256 amount) external counted("donateToTheVault") watched {
        amount = _bound(amount, 1, 1 ether);
        vm.deal(address(this), amount);
        _quote.deposit{value: amount}();
        _quote.transfer(token.tokenVault(), amount);
        done("donateToTheVault");
    }

    /// @notice Somebody buys to a pool of their own, which nobody else uses, and takes it out again there.
    function hop(uint256 who, uint256 amount, bool registered) external counted("hop") watched {
        address owner = _people[who % _people.length];
        address own = address(registered ? _registeredPool : _pool);
        payFor(_bound(amount, 1e15, token.balanceOf(address(pair)) / 1000));
        if (!takeOut(own)) return pair.skim(owner);
        try IVenuePair(own).skim(owner) {} catch {}
        done("hop");
    }

    function changeTerms(uint256 seed) external counted("changeTerms") watched {
        address owner = token.owner();
        if (owner == address(0)) return done("changeTerms");
        (bool taxChange,, bool swapLimit, bool walletLimit,) = token.switches();
        vm.startPrank(owner);
        if (taxChange && seed % 4 == 0) {
            token.setTaxes(seed % 2500, (seed >> 16) % 2500, (seed >> 32) % 2501, (seed >> 48) % 5001, seed % 5001);
        }
        if (taxChange && seed % 4 == 1) token.setShares(seed % 30, seed % 31, 100 - seed % 30 - seed % 31, 0);
        if (seed % 256 == 2 && walletLimit) token.disableWalletLimit();
        if (seed % 256 == 6 && swapLimit) token.disableSwapLimit();
        if (seed % 256 == 10 && taxChange) token.disableTaxChange();
        if (seed % 512 == 14) token.renounceOwnership();
        vm.stopPrank();
        done("changeTerms");
    }

    function nextBlock(uint256 count) external counted("nextBlock") {
        count = _bound(count, 1, 5);
        vm.roll(vm.getBlockNumber() + count);
        vm.warp(vm.getBlockTimestamp() + 3 * count);
        done("nextBlock");
    }

    function sumOfBalances() external view returns (uint256 sum) {
        sum = token.balanceOf(address(token)) + token.balanceOf(address(pair));
        sum += token.balanceOf(address(_pool)) + token.balanceOf(address(_registeredPool));
        for (uint256 i = 0; i < _people.length; ++i) {
            sum += token.balanceOf(_people[i]);
        }
        for (uint256 i = 0; i < _sprayed.length; ++i) {
            sum += token.balanceOf(_sprayed[i]);
        }
    }

    /// @dev So much of the quote that it buys `amount`.
    function payFor(uint256 amount) private {
        (uint256 reserve, uint256 reserveQuote) = reserves();
        uint256 price = reserveQuote * amount * 1000 / ((reserve - amount) * 997) + 1;
        vm.deal(address(this), price);
        _quote.deposit{value: price}();
        _quote.transfer(address(pair), price);
    }

    /// @dev What has been paid for goes to `to`. @return bought Whether the token let it.
    function takeOut(address to) private returns (bool bought) {
        (uint256 reserve, uint256 reserveQuote) = reserves();
        uint256 paid = (_quote.balanceOf(address(pair)) - reserveQuote) * 997;
        uint256 out = paid * reserve / (reserveQuote * 1000 + paid);
        uint256 held = token.balanceOf(to);
        bool first = pair.token0() == address(token);
        try pair.swap(first ? out : 0, first ? 0 : out, to, "") {
            bought = true;
            (uint256 limit,,,) = token.limits();
            limitPassed = limitPassed || (limit != 0 && token.balanceOf(to) - held > limit);
        } catch {}
    }

    function reserves() private view returns (uint256 reserve, uint256 reserveQuote) {
        (reserve, reserveQuote,) = pair.getReserves();
        if (pair.token0() != address(token)) (reserve, reserveQuote) = (reserveQuote, reserve);
    }

    function poolValue() private view returns (uint256 product, uint256 supply) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        return (reserve0 * reserve1, pair.totalSupply());
    }

    function readLogs(uint256 reserve) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != address(token)) continue;
            if (logs[i].topics[0] == ITaxedBase.SwappedBack.selector) {
                uint256 sold = abi.decode(logs[i].data, (uint256));
                saleTooLarge = saleTooLarge || sold > reserve / 500;
                twoSalesInABlock = twoSalesInABlock || _lastSaleBlock == vm.getBlockNumber();
                _lastSaleBlock = vm.getBlockNumber();
            } else if (logs[i].topics[0] == ERC20.Transfer.selector) {
                address to = address(uint160(uint256(logs[i].topics[2])));
                if (abi.decode(logs[i].data, (uint256)) == 1 && !isKnown(to)) _sprayed.push(to);
            }
        }
    }

    function isKnown(address account) private view returns (bool) {
        if (account == address(token) || account == address(pair) || account == address(0)) return true;
        if (account == address(_pool) || account == address(_registeredPool)) return true;
        for (uint256 i = 0; i < _people.length; ++i) {
            if (_people[i] == account) return true;
        }
        for (uint256 i = 0; i < _sprayed.length; ++i) {
            if (_sprayed[i] == account) return true;
        }
        return false;
    }

    function path(address from, address to) private pure returns (address[] memory hops) {
        hops = new address[](2);
        (hops[0], hops[1]) = (from, to);
    }
}
