// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolAwareToken} from "./PoolAwareToken.sol";

/// @notice A token that the platform did not make, of any temper.
contract ForeignToken is PoolAwareToken {
    enum Temper {
        Plain,
        RefusesBuys,
        RefusesSells,
        BurnsGasOnSell,
        GivesNothing,
        SwallowsSells,
        TaxesWhenShortOfGas,
        SpoofsVerdictOnSell,
        OneTradeABlock
    }

    error NotForSale(address seller);

    uint8 private immutable _decimals;
    Temper public temper;
    uint256 public buyBps;
    uint256 public sellBps;
    uint256 public transferBps;
    mapping(address => uint256) public boughtAt;
    address private _hookTarget;
    bytes private _hook;
    bool public reentered;
    bytes public lastFailure;

    constructor(address venueFactory, address quote, uint8 decimals_, address receiver, uint256 supply)
        PoolAwareToken(venueFactory, quote, receiver, supply)
    {
        _decimals = decimals_;
    }

    function setTaxes(uint256 buy, uint256 sell, uint256 transfer_) external {
        (buyBps, sellBps, transferBps) = (buy, sell, transfer_);
    }

    function setTemper(Temper temper_) external {
        temper = temper_;
    }

    function arm(address target, bytes calldata call_) external {
        (_hookTarget, _hook) = (target, call_);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _move(address from, address to, uint256 amount) internal override {
        address pair = _pool();
        bool isBuy = from == pair && pair != address(0);
        bool isSell = to == pair && pair != address(0);
        bool isFree = exempt[from] || exempt[to];
        uint256 bps = isFree ? 0 : isBuy ? buyBps : isSell ? sellBps : transferBps;
        if (!isFree) bps = _inItsTemper(from, to, isBuy, isSell, bps);
        uint256 tax = amount * bps / 10_000;
        _transfer(from, to, amount - tax);
        if (tax != 0) _transfer(from, address(this), tax);
        if (_hookTarget != address(0)) _callBack();
    }

    function _inItsTemper(address from, address to, bool isBuy, bool isSell, uint256 bps) private returns (uint256) {
        Temper now_ = temper;
        if (isBuy && now_ == Temper.RefusesBuys) revert NotForSale(from);
        if (isBuy && now_ == Temper.GivesNothing) return 10_000;
        if (isBuy) boughtAt[to] = block.number;
        if (!isSell) return bps;
        if (now_ == Temper.RefusesSells) revert NotForSale(from);
        if (now_ == Temper.OneTradeABlock && boughtAt[from] == block.number) revert NotForSale(from);
        if (now_ == Temper.BurnsGasOnSell) while (true) {}
        if (now_ == Temper.SwallowsSells) return 10_000;
        if (now_ == Temper.TaxesWhenShortOfGas) return gasleft() < 1_000_000 ? 5000 : bps;
        if (now_ == Temper.SpoofsVerdictOnSell) {
            bytes memory reason = abi.encodeWithSignature("Presale_Unsellable(uint256,uint256)", 1, 2);
            assembly {
                revert(add(reason, 0x20), mload(reason))
            }
        }
        return bps;
    }

    function _callBack() private {
        (bool ok, bytes memory failure) = _hookTarget.call(_hook);
        reentered = reentered || ok;
        lastFailure = failure;
    }
}
