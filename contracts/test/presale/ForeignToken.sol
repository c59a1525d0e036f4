// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {IV2Factory} from "../../src/venue/IV2Factory.sol";

/// @notice A token that the platform did not make, of any temper: it knows its pool from the first moment, as those do that
/// create it themselves.
contract ForeignToken is ERC20 {
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

    address private immutable _venueFactory;
    address private immutable _quote;
    uint8 private immutable _decimals;
    Temper public temper;
    uint256 public buyBps;
    uint256 public sellBps;
    uint256 public transferBps;
    mapping(address => bool) public exempt;
    mapping(address => uint256) public boughtAt;
    address private _hookTarget;
    bytes private _hook;
    bool public reentered;
    bytes public lastFailure;

    constructor(address venueFactory, address quote, uint8 decimals_, address receiver, uint256 supply) {
        (_venueFactory, _quote, _decimals) = (venueFactory, quote, decimals_);
        exempt[receiver] = true;
        _mint(receiver, supply);
    }

    function setTaxes(uint256 buy, uint256 sell, uint256 transfer_) external {
        (buyBps, sellBps, transferBps) = (buy, sell, transfer_);
    }

    function setTemper(Temper temper_) external {
        temper = temper_;
    }

    function setExempt(address account, bool isExempt) external {
        exempt[account] = isExempt;
    }

    function arm(address target, bytes calldata call_) external {
        (_hookTarget, _hook) = (target, call_);
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        _spendAllowance(from, msg.sender, amount);
        _move(from, to, amount);
        return true;
    }

    function name() public pure override returns (string memory) {
        return "Foreign";
    }

    function symbol() public pure override returns (string memory) {
        return "FRN";
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _move(address from, address to, uint256 amount) private {
        address pair = IV2Factory(_venueFactory).getPair(address(this), _quote);
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

    function _givePermit2InfiniteAllowance() internal pure override returns (bool) {
        return false;
    }
}
